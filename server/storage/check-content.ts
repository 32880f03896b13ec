import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { storageErrors } from './storage-error.ts';
import { isWordArchive } from './word-archive.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** For each extension, the type a browser declares and the one that the bytes must show. */
const kinds: Record<string, { declared: string; holds: (file: string) => Promise<boolean> }> = {
  jpeg: { declared: 'image/jpeg', holds: sniffsAs('image/jpeg') },
  jpg: { declared: 'image/jpeg', holds: sniffsAs('image/jpeg') },
  png: { declared: 'image/png', holds: sniffsAs('image/png') },
  pdf: { declared: 'application/pdf', holds: sniffsAs('application/pdf') },
  doc: {
    declared: 'application/msword',
    holds: async (file) => (await sniffsAs('application/x-cfb')(file)) && holdsWordStream(file),
  },
  docx: { declared: word, holds: isWordArchive },
};

/** The declared type must be one that the bucket takes and the one that the name's extension promises. */
export function checkDeclared(name: string, declared: string, allowed: string[]): void {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!allowed.includes(type)) throw storageErrors.badType('This type of file is not supported');
  if (kindOf(name)?.declared !== type) throw storageErrors.badType("The file's type does not match its name");
}

/** The bytes must be what the name says: a renamed program is refused. */
export async function checkBytes(name: string, file: string): Promise<void> {
  if (await kindOf(name)?.holds(file)) return;
  throw storageErrors.badType("The file's content does not match its name");
}

function kindOf(name: string) {
  return kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}

function sniffsAs(type: string) {
  return async (file: string) => (await fileTypeFromFile(file).catch(() => undefined))?.mime === type;
}

/** An installer or a spreadsheet is the same kind of container as an old Word file; only the latter names this stream. */
async function holdsWordStream(file: string): Promise<boolean> {
  const wanted = Buffer.from('WordDocument', 'utf16le');
  const handle = await open(file);
  let tail = Buffer.alloc(0);
  for await (const chunk of handle.createReadStream()) {
    const seen = Buffer.concat([tail, chunk as Buffer]);
    if (seen.includes(wanted)) return true;
    tail = seen.subarray(-wanted.length);
  }
  return false;
}
