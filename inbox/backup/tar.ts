import type { FileHandle } from 'node:fs/promises';
import { Problem } from '../problem.ts';

const block = 512;
/** Where each part of a header is in the ustar format of POSIX. */
const field = {
  name: 0,
  mode: 100,
  uid: 108,
  gid: 116,
  size: 124,
  mtime: 136,
  checksum: 148,
  type: 156,
  magic: 257,
};

export type TarEntry = { name: string; start: number; size: number };

/** The header of a plain file. Our names are short ASCII, so that the oldest form of the format holds them. */
export function tarHeader(name: string, size: number, time: Date): Buffer {
  const header = Buffer.alloc(block);
  const number = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`;
  header.write(name, field.name, 100, 'ascii');
  header.write(number(0o600, 8), field.mode, 'ascii');
  header.write(number(0, 8), field.uid, 'ascii');
  header.write(number(0, 8), field.gid, 'ascii');
  header.write(number(size, 12), field.size, 'ascii');
  header.write(number(Math.floor(time.getTime() / 1000), 12), field.mtime, 'ascii');
  header.write('0', field.type, 'ascii');
  header.write('ustar\x0000', field.magic, 'ascii');
  header.write(`${number(checksumOf(header), 7)} `, field.checksum, 'ascii');
  return header;
}

/** What fills an entry up to whole blocks. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block);
}

export const tarEnd = Buffer.alloc(2 * block);

/** The plain files of an archive and where their bytes are. */
export async function readTarIndex(file: FileHandle): Promise<TarEntry[]> {
  const { size: length } = await file.stat();
  const entries: TarEntry[] = [];
  const header = Buffer.alloc(block);
  for (let at = 0; at + block <= length; ) {
    await file.read(header, 0, block, at);
    if (header.every((byte) => byte === 0)) return entries;
    const size = Number.parseInt(textAt(header, field.size, 12), 8);
    const sum = Number.parseInt(textAt(header, field.checksum, 8), 8);
    if (sum !== checksumOf(header) || !(size >= 0) || at + block + size > length) break;
    const type = textAt(header, field.type, 1);
    if (type === '0' || type === '')
      entries.push({ name: textAt(header, field.name, 100).replace(/^\.\//, ''), start: at + block, size });
    at += block + size + tarPadding(size).length;
  }
  throw new Problem('This archive is damaged or was cut off, so nothing was restored.');
}

function textAt(header: Buffer, start: number, length: number): string {
  return header
    .toString('latin1', start, start + length)
    .replace(/\0.*$/s, '')
    .trim();
}

/** The sum of the header's bytes, its own place counted as blanks. */
function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}
