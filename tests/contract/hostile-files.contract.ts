import { crc32, deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  compoundBytes,
  docxBytes,
  fileOf,
  jpegBytes,
  licensePath,
  pdfBytes,
  resumePath,
  types,
  zipBytes,
} from '../support/sample-files.ts';
import { isOurs, staff, visitor } from './deployment.ts';

type Bucket = 'resumes' | 'employment-documents';

const plain = { width: 40, height: 20, channels: 3 as const, background: '#c84' };
const page = '<script>alert(document.domain)</script>';

// Hosted Supabase stores files unchanged; there only the browser removes metadata.
describe.runIf(isOurs)('a picture is re-encoded', () => {
  it('without EXIF and XMP data, and upright', async () => {
    const sent = await sharp({ create: plain })
      .jpeg()
      .withExif({
        IFD0: { Make: 'SecretCamera', ImageDescription: 'secret note' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret xmp</x:xmpmeta>')
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const kept = await uploadAndRead('employment-documents', licensePath(), sent, types.jpg);
    expect(kept.includes('Exif') || kept.includes('secret') || kept.includes('Secret')).toBe(false);
    const { exif, xmp, icc, orientation, width, height } = await sharp(kept).metadata();
    expect({ exif, xmp, icc, orientation, width, height }).toEqual({ width: 20, height: 40 });
  });

  it('without text chunks in a PNG', async () => {
    const sent = await sharp({ create: plain })
      .png()
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .toBuffer();
    const kept = await uploadAndRead('employment-documents', licensePath('back', 'png'), sent, types.png);
    expect(kept.includes('SecretCamera')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: 40, height: 20 });
  });

  it.each([
    ['a web page', Buffer.from(page)],
    ['an archive', zipBytes({ 'a.txt': 'secret' })],
    ['a PDF', pdfBytes(500, 'secret')],
  ])('without %s appended to it', async (_, tail) => {
    const kept = await uploadAndRead(
      'employment-documents',
      licensePath(),
      Buffer.concat([jpegBytes(), tail]),
      types.jpg,
    );
    expect(kept.includes(tail.subarray(0, 12))).toBe(false);
  });

  it('and scaled down to 2400 pixels', async () => {
    const sent = await sharp({ create: { ...plain, width: 4000, height: 100 } })
      .jpeg()
      .toBuffer();
    const kept = await uploadAndRead('employment-documents', licensePath(), sent, types.jpg);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 2400, height: 60 });
  });

  it.each([
    ['a JPEG that ends in its middle', 'jpg', () => noisyJpeg().then((bytes) => bytes.subarray(0, 4000))],
    ['a JPEG of nothing but its first bytes', 'jpg', async () => jpegBytes().subarray(0, 20)],
    ['a PNG that unpacks to ten thousand million pixels', 'png', async () => pngBomb(100_000)],
    ['a PNG with broken data', 'png', async () => pngBomb(10)],
  ])('%s is refused', async (_, extension, make) => {
    const path = licensePath('front', extension);
    await expectRefused(
      'employment-documents',
      path,
      await make(),
      extension === 'jpg' ? types.jpg : types.png,
    );
  });
});

describe.runIf(isOurs)('a document with active content is refused', () => {
  const eicar = ['X5O!P%@AP[4', 'PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('\\');
  const word = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
  it.each([
    ['the antivirus test text', 'pdf', Buffer.from(eicar)],
    ['a web page before a PDF', 'pdf', Buffer.concat([Buffer.from(page), pdfBytes()])],
    ['a picture before a PDF', 'pdf', Buffer.concat([Buffer.from('GIF89a'), pdfBytes()])],
    ['a PDF with a script', 'pdf', pdf('<< /S /JavaScript /JS (app.alert(1)) >>')],
    ['a PDF with a script spelled oddly', 'pdf', pdf('<< /S /J#61va#53cript /JS (app.alert(1)) >>')],
    ['a PDF with a script among packed objects', 'pdf', packedPdf('<< /S /JavaScript /JS (1) >>')],
    [
      'a PDF with a script among packed objects behind a misleading word',
      'pdf',
      packedPdf('<< /S /JavaScript /JS (1) >>', { more: '/X (obj) ' }),
    ],
    [
      'a PDF with a script among packed objects behind a line end of its own',
      'pdf',
      packedPdf('<< /S /JavaScript /JS (1) >>', { lineEnd: ' \r' }),
    ],
    [
      'a PDF with a script among packed objects that do not say what they are',
      'pdf',
      packedPdf('<< /S /JavaScript /JS (1) >>', { type: '' }),
    ],
    ['a PDF with a film and its script', 'pdf', pdf('<< /S /Rendition /JS (app.alert(1)) >>')],
    [
      'a PDF of nothing but the beginnings of streams',
      'pdf',
      Buffer.from(`%PDF-1.7\n${'stream\n'.repeat(700_000)}%%EOF\n`),
    ],
    ['a PDF that starts a program', 'pdf', pdf('<< /S /Launch /F (cmd.exe) >>')],
    [
      'a PDF whose packed objects cannot be read',
      'pdf',
      pdf('<< /Type /ObjStm >>\nstream\nsecret\nendstream'),
    ],
    [
      'a PDF that is an archive too',
      'pdf',
      Buffer.concat([pdf('<< >>'), zipBytes({ a: 'b' }), Buffer.from('%%EOF')]),
    ],
    [
      'an old Word file with macros',
      'doc',
      Buffer.concat([compoundBytes('WordDocument'), compoundBytes('_VBA_PROJECT')]),
    ],
    [
      'an old Word file with macros in small letters',
      'doc',
      Buffer.concat([compoundBytes('WordDocument'), compoundBytes('_vba_project')]),
    ],
    [
      'an old Word file with controls',
      'doc',
      Buffer.concat([compoundBytes('WordDocument'), compoundBytes('OCXNAME')]),
    ],
    [
      'a Word file whose macros are spelled oddly',
      'docx',
      zipBytes({
        ...word,
        '[Content_Types].xml': '<Override ContentType="application/vnd.ms-office.vba&#80;roject"/>',
      }),
    ],
    [
      'a Word file whose macros are declared in two bytes a letter',
      'docx',
      zipBytes({
        ...word,
        '[Content_Types].xml': Buffer.from(
          '\ufeff<Override ContentType="application/vnd.ms-office.vbaProject"/>',
          'utf16le',
        ).toString('latin1'),
      }),
    ],
    [
      'a Word file that fetches its template',
      'docx',
      zipBytes({
        ...word,
        'word/_rels/settings.xml.rels': templateAt('https://templates.example/macros.dotm'),
      }),
    ],
    [
      'a Word file with its template on a server',
      'docx',
      zipBytes({ ...word, 'word/_rels/settings.xml.rels': templateAt('file:///\\\\server\\a.dotm') }),
    ],
    [
      'a Word file whose macros have another name',
      'docx',
      zipBytes({
        ...word,
        '[Content_Types].xml': '<Override ContentType="application/vnd.ms-office.vbaProject"/>',
      }),
    ],
    [
      'a Word file declared as one with macros',
      'docx',
      zipBytes({
        ...word,
        '[Content_Types].xml':
          '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
      }),
    ],
    ['a Word file with controls', 'docx', zipBytes({ ...word, 'word/activeX/activeX1.bin': '' })],
    ['a Word file that unpacks to gigabytes', 'docx', zipBomb()],
  ] as const)('%s', async (_, extension, bytes) => {
    await expectRefused('resumes', resumePath(extension), bytes, types[extension]);
  });

  it.each([
    'file:///C:\\Users\\Ada\\Templates\\Resume.dotx',
    'file://localhost/Users/ada/Resume.dotx',
    'Resume.dotx',
  ])('but not a Word file with its template at %s', async (place) => {
    const bytes = zipBytes({ ...word, 'word/_rels/settings.xml.rels': templateAt(place) });
    expect(await uploadAndRead('resumes', resumePath('docx'), bytes, types.docx)).toEqual(bytes);
  });

  it('a PDF loses only what follows its end', async () => {
    const whole = pdf('<< /Type /Catalog >>');
    const sent = Buffer.concat([whole, Buffer.from(page)]);
    expect(await uploadAndRead('resumes', resumePath(), sent, types.pdf)).toEqual(whole);
    const document = await PDFDocument.create();
    document.addPage().drawText('Grace Hopper');
    const packed = Buffer.from(await document.save({ useObjectStreams: true }));
    expect(packed.includes('/ObjStm')).toBe(true);
    expect(await uploadAndRead('resumes', resumePath(), packed, types.pdf)).toEqual(packed);
  });
});

it.runIf(isOurs)('a file that staff restore is stored unchanged', async () => {
  const path = licensePath();
  const sent = jpegBytes(3000);
  await staff.storage.from('employment-documents').upload(path, sent, { contentType: types.jpg });
  expect(await stored('employment-documents', path)).toEqual(sent);
});

async function uploadAndRead(bucket: Bucket, path: string, bytes: Buffer, type: string): Promise<Buffer> {
  const { error } = await visitor.storage.from(bucket).upload(path, fileOf(bytes, 'a', type));
  expect(error).toBeNull();
  return stored(bucket, path);
}

async function stored(bucket: Bucket, path: string): Promise<Buffer> {
  const { data, error } = await staff.storage.from(bucket).download(path);
  if (error) throw error;
  return Buffer.from(await data.arrayBuffer());
}

async function expectRefused(bucket: Bucket, path: string, bytes: Buffer, type: string) {
  const { error } = await visitor.storage.from(bucket).upload(path, fileOf(bytes, 'a', type));
  expect(error).toMatchObject({ status: 400, statusCode: '415' });
  expect((await staff.storage.from(bucket).download(path)).data).toBeNull();
}

function templateAt(place: string): string {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate';
  return `<Relationships><Relationship Id="rId1" Type="${type}" Target="${place}" TargetMode="External"/></Relationships>`;
}

function pdf(object: string): Buffer {
  return Buffer.from(`%PDF-1.7\n1 0 obj\n${object}\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`);
}

function packedPdf(object: string, { more = '', lineEnd = '\n', type = '/Type /ObjStm ' } = {}): Buffer {
  const objects = deflateSync(`1 0 ${object}`);
  const dictionary = `<< ${type}/N 1 /First 4 /Filter /FlateDecode /Length ${objects.length} ${more}>>`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n2 0 obj\n${dictionary}\nstream${lineEnd}`),
    objects,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
}

async function noisyJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { ...plain, width: 200, height: 200, noise } })
    .jpeg()
    .toBuffer();
}

/** A valid header that declares a square of this size, with too little data. */
function pngBomb(edge: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(100));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An archive whose central record declares an entry of 4 GB. */
function zipBomb(): Buffer {
  const bytes = docxBytes();
  const central = bytes.indexOf(Buffer.from('504b0102', 'hex'));
  bytes.writeUInt16LE(8, central + 10);
  bytes.writeUInt32LE(0xfffffff0, central + 24);
  return bytes;
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
