import { crc32 } from 'node:zlib';
import { nextTimestamp } from './samples.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: word,
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** A PDF of any size: a real header and `mark`, then padding. */
export function pdfBytes(size = 2000, mark = ''): Buffer {
  return padded(Buffer.from(`%PDF-1.7\n${mark}\n`), size);
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

/** The container of old Office files with one named stream. */
export function compoundBytes(stream: string): Buffer {
  return Buffer.concat([
    padded(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 1024),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ]);
}

export const docBytes = () => compoundBytes('WordDocument');

export const docxBytes = () =>
  zipBytes({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' });

/** A zip archive with uncompressed files. */
export function zipBytes(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const body = Buffer.from(text);
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

export const resumePath = (extension = 'pdf') => `applicants/${nextTimestamp()}-grace-hopper.${extension}`;
export const licensePath = (side: 'front' | 'back' = 'front', extension = 'jpg') =>
  `${side}_${nextTimestamp()}.${extension}`;

function padded(start: Buffer, size: number): Buffer {
  return Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length), 0x61)]);
}
