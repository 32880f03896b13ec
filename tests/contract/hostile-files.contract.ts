import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Bucket } from '#domain/kinds.ts';
import { activePdfs, unreadablePdfs } from '../support/hostile/hostile-pdfs.ts';
import { activeDoc, activeDocx, unreadableDoc, unreadableDocx } from '../support/hostile/hostile-words.ts';
import {
  jpegBytes,
  licensePath,
  pdfBytes,
  pngBytes,
  resumePath,
  types,
  zipBytes,
} from '../support/sample-files.ts';
import { describeOurServer, staff, storedFile, testOurServer, upload } from './deployment.ts';
import { expectRefused } from './expect-refused.ts';

const plain = { width: 40, height: 20, channels: 3 as const, background: '#c84' };
const page = '<script>alert(document.domain)</script>';

// Hosted Supabase stores files unchanged; there only the browser removes metadata.
describeOurServer('a picture is re-encoded', () => {
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
  ] as const)('%s is refused', async (_, extension, make) => {
    const path = licensePath('front', extension);
    await expectRefused('415', 'employment-documents', path, await make(), types[extension]);
  });
});

// A sample of each kind. All are tested beside the code that inspects them.
describeOurServer('a document with active content is refused', () => {
  const eicar = ['X5O!P%@AP[4', 'PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('\\');
  it.each([
    ['the antivirus test text', Buffer.from(eicar)],
    ['a web page before a PDF', Buffer.concat([Buffer.from(page), pdfBytes()])],
    ['a picture before a PDF', Buffer.concat([Buffer.from('GIF89a'), pdfBytes()])],
  ])('%s', async (_, bytes) => {
    await expectRefused('415', 'resumes', resumePath(), bytes, types.pdf);
  });

  it.each([
    ...select('pdf', activePdfs, ['a script on opening', 'a script in an encrypted object stream']),
    ...select('pdf', unreadablePdfs, ['a decompression bomb', 'hundreds of thousands of objects']),
    ...select('docx', activeDocx, ['macros', 'a field that links to a file share']),
    ...select('docx', unreadableDocx, ['entities', 'gigabytes']),
    ...select('doc', activeDoc, ['macros']),
    ...select('doc', unreadableDoc, ['sectors in a circle']),
  ])('a .$extension with $name', async ({ extension, make }) => {
    const bytes = await make();
    const message = await expectRefused('415', 'resumes', resumePath(extension), bytes, types[extension]);
    expect(message).toMatch(/Please (?:print|save) it/);
  });

  it('also as a license', async () => {
    const bytes = await makerOf(activePdfs, 'a script on opening')();
    await expectRefused('415', 'employment-documents', licensePath('front', 'pdf'), bytes, types.pdf);
  });

  it.each(['pdf/chromium.pdf', 'pdf/qpdf-aes-256.pdf', 'docx/libreoffice.docx', 'doc/libreoffice.doc'])(
    'but not %s, which is stored unchanged',
    async (name) => {
      const bytes = await readFile(`tests/fixtures/documents/${name}`);
      const extension = name.split('.').at(-1) as 'doc' | 'docx' | 'pdf';
      expect(await uploadAndRead('resumes', resumePath(extension), bytes, types[extension])).toEqual(bytes);
    },
  );

  it('a PDF loses only what follows its end', async () => {
    const sent = Buffer.concat([pdfBytes(), Buffer.from(page)]);
    expect(await uploadAndRead('resumes', resumePath(), sent, types.pdf)).toEqual(pdfBytes());
  });
});

testOurServer('a file that staff restore is stored unchanged', async () => {
  const path = licensePath();
  const sent = jpegBytes(3000);
  await staff.storage.from('employment-documents').upload(path, sent, { contentType: types.jpg });
  expect(await storedFile('employment-documents', path)).toEqual(sent);
});

async function uploadAndRead(bucket: Bucket, path: string, bytes: Buffer, type: string): Promise<Buffer> {
  expect((await upload(bucket, path, bytes, type)).error).toBeNull();
  return (await storedFile(bucket, path)) ?? Buffer.alloc(0);
}

type Makers = Record<string, () => Buffer | Promise<Buffer>>;

function select<Extension extends 'doc' | 'docx' | 'pdf'>(
  extension: Extension,
  makers: Makers,
  names: string[],
) {
  return names.map((name) => ({ extension, name, make: makerOf(makers, name) }));
}

/** A name without a sample would become an empty file, which every server refuses. */
function makerOf(makers: Makers, name: string): Makers[string] {
  const make = makers[name];
  if (!make) throw new Error(`There is no hostile sample "${name}".`);
  return make;
}

async function noisyJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { ...plain, width: 200, height: 200, noise } })
    .jpeg()
    .toBuffer();
}

/** A valid header that declares a square of this size, with the data of one pixel. */
function pngBomb(edge: number): Buffer {
  const bytes = pngBytes();
  bytes.writeUInt32BE(edge, 16);
  bytes.writeUInt32BE(edge, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
