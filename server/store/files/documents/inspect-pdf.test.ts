import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { activePdfs, unreadablePdfs } from '../../../../tests/support/hostile/hostile-pdfs.ts';
import { makePdf, packedObject } from '../../../../tests/support/make-pdf.ts';
import { refusals } from './document-refused.ts';
import { inspectBytes } from './inspect-bytes.ts';

const folder = 'tests/fixtures/documents/pdf';
const samples = readdirSync(folder);

describe('a resume is accepted', () => {
  test('there are samples of many programs', () => expect(samples.length).toBeGreaterThan(30));

  test.each(samples)('%s', async (name) => {
    const bytes = readFileSync(`${folder}/${name}`);
    expect(await inspectBytes('pdf', bytes)).toBe(bytes.length);
  });

  const page = (more: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${more} >>`;
  const link = (address: string) =>
    makePdf({ 3: page(`/Annots [<< /A << /S /URI /URI (${address}) >> >>]`) });
  test.each(
    Object.entries({
      'that opens at a page': makePdf({
        1: '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>',
      }),
      'with buttons to turn pages': makePdf({ 3: page('/Annots [<< /A << /S /Named /N /NextPage >> >>]') }),
      'with a form': makePdf({
        1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [<< /FT /Tx /T (JS) /V (XFA) >>] >> >>',
      }),
      'with the word in its title': makePdf({ 4: '<< /Title (Java/JavaScript /JS /Launch) >>' }),
      'with a destination of that name': makePdf({ 4: '<< /JavaScript [3 0 R /Fit] >>' }),
      'with an object without content': makePdf({ 4: '' }),
      'that mixes colors': makePdf({ 4: '<< /Type /ExtGState /BM /Screen >>' }),
      'with packed objects': makePdf({ 9: packedObject(8, '<< /S /GoTo >>') }),
      'with a link to the web': link('https://www.example.com:8443/in/ada'),
      'with a link without a scheme': link('www.example.com/in/ada'),
      'with a link to a port': link('example.com:8080/ada'),
      'with a mail address': link('mailto:ada@example.com'),
      'with a link to a file of its own disk': link('file:///C:/Users/Ada/resume.docx'),
    }),
  )('%s', async (_, bytes) => {
    expect(await inspectBytes('pdf', bytes)).toBe(bytes.length);
  });
});

test('nothing after the last end mark is kept', async () => {
  const bytes = makePdf();
  const sent = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]);
  expect(await inspectBytes('pdf', sent)).toBe(bytes.length);
});

test.each(Object.entries(activePdfs))('a PDF with %s is refused', async (_, make) => {
  await expect(inspectBytes('pdf', await make())).rejects.toThrow(/^The PDF .* print it to a new PDF/);
});

test.each(Object.entries(unreadablePdfs))('a PDF with %s is refused', async (_, make) => {
  await expect(inspectBytes('pdf', await make())).rejects.toThrow(refusals.unreadablePdf());
});
