import { randomBytes } from 'node:crypto';
import { describe, it } from 'vitest';
import {
  compoundBytes,
  docxBytes,
  jpegBytes,
  licensePath,
  pdfBytes,
  pngBytes,
  resumePath,
  types,
  zipBytes,
} from '../support/sample-files.ts';
import { describeOurServer } from './deployment.ts';
import { expectRefused } from './expect-refused.ts';

const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00'), randomBytes(500)]);

describe('refused files: wrong type', () => {
  it.each([
    ['a text declared as text', 'pdf', pdfBytes(), 'text/plain'],
    ['a picture', 'pdf', pngBytes(), types.png],
    ['a web page', 'pdf', Buffer.from('<script>alert(1)</script>'), 'text/html'],
  ])('%s is not a type that the bucket accepts', async (_, extension, bytes, type) => {
    await expectRefused('415', 'resumes', resumePath(extension), bytes, type);
  });

  // Hosted Supabase trusts the declared type; this server inspects the bytes.
  describeOurServer('bytes of another type', () => {
    it.each([
      ['a program renamed to .pdf', 'pdf', program, types.pdf],
      ['a program renamed to .doc', 'doc', program, types.doc],
      ['a program renamed to .docx', 'docx', program, types.docx],
      ['an empty file', 'pdf', Buffer.alloc(0), types.pdf],
      ['a PDF that says it is a Word file', 'docx', pdfBytes(), types.docx],
      ['a PDF named .doc', 'doc', pdfBytes(), types.pdf],
      ['an installer named .doc', 'doc', compoundBytes({ _Tables: Buffer.alloc(100) }), types.doc],
      ['a plain archive named .docx', 'docx', zipBytes({ 'a.txt': 'a' }), types.docx],
      [
        'a Word file with macros',
        'docx',
        zipBytes({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': '' }),
        types.docx,
      ],
      [
        'a spreadsheet named .docx',
        'docx',
        zipBytes({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }),
        types.docx,
      ],
      ['half an archive', 'docx', docxBytes().subarray(0, 60), types.docx],
    ])('%s is refused as a resume', async (_, extension, bytes, type) => {
      await expectRefused('415', 'resumes', resumePath(extension), bytes, type);
    });

    it.each([
      ['a program', 'jpg', program, types.jpg],
      ['a PNG that says it is a JPEG', 'jpg', pngBytes(), types.jpg],
      ['a JPEG named .png', 'png', jpegBytes(), types.jpg],
      [
        'an SVG',
        'png',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
        types.png,
      ],
    ])('%s is refused as a license', async (_, extension, bytes, type) => {
      await expectRefused('415', 'employment-documents', licensePath('front', extension), bytes, type);
    });
  });
});
