import { crc32 } from 'node:zlib';
import CFB from 'cfb';
import { makeDigits } from '#app/forms/kit/send/random.ts';
import { makePdf, pdfStream } from './make-pdf.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: word,
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** A PDF of any size from 600 bytes: one empty page, and a stream of `mark` and padding. */
export function pdfBytes(size = 2000, mark = ''): Buffer {
  const withPadding = (length: number) => makePdf({ 4: pdfStream(padded(Buffer.from(mark), length)) });
  const bytes = withPadding(size - 500);
  // The stream's own length may have another number of digits, so this takes a second step.
  return bytes.length === size ? bytes : withPadding(size - 500 + size - bytes.length);
}

/** A JPEG of 16 by 12 pixels without metadata. */
const smallPicture =
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAMABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKwBRN//2Q==';

/** A JPEG of any size in bytes: decoders ignore the padding after its end. */
export function jpegBytes(size = 2000): Buffer {
  return padded(Buffer.from(smallPicture, 'base64'), size);
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export function pngBytes(size = 2000): Buffer {
  return padded(Buffer.from(onePixel, 'base64'), size);
}

/** The container of old Office files with these streams. */
export function compoundBytes(streams: Record<string, Buffer>): Buffer {
  const container = CFB.utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(container, path, content);
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
}

/** The start of a `WordDocument` stream: its mark, then settings that are all zero, then text. */
export function docText(text = 'Ada Example'): Buffer {
  return Buffer.concat([Buffer.from('eca5', 'hex'), Buffer.alloc(0x600), Buffer.from(text, 'latin1')]);
}

export const docBytes = () => compoundBytes({ WordDocument: docText() });

export const docxBytes = () =>
  zipBytes({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document xmlns:w="urn:w"/>' });

/** A zip archive with uncompressed files. */
export function zipBytes(
  files: Record<string, string | Buffer> | Array<[name: string, content: string | Buffer]>,
): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Array.isArray(files) ? files : Object.entries(files)) {
    const body = Buffer.from(content as string);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt32LE(crc32(body), 10);
    shared.writeUInt32LE(body.length, 14);
    shared.writeUInt32LE(body.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), shared, Buffer.from(name), body]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), shared, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** A file as the browser passes it to the client. */
export function fileOf(bytes: Buffer, name: string, type: string): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

export const resumePath = (extension = 'pdf') => `applicants/${makeDigits()}-grace-hopper.${extension}`;
export const licensePath = (side: 'front' | 'back' = 'front', extension = 'jpg') =>
  `${side}_${makeDigits()}.${extension}`;

function padded(start: Buffer, size: number): Buffer {
  return Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length), 0x61)]);
}
