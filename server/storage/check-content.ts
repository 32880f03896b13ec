import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { checkPdf } from './check-pdf.ts';
import { cleanPicture } from './clean-picture.ts';
import type { Sender } from './one-at-a-time.ts';
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
    holds: async (file) => (await sniffsAs('application/x-cfb')(file)) && isPlainWord(file),
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

/** What a visitor sent is made harmless as far as its kind allows, and may be smaller then. Gives back the size that is kept. */
export async function cleanContent(
  name: string,
  file: string,
  { size, limit, sender }: { size: number; limit: number; sender: Sender },
): Promise<number> {
  const type = kindOf(name)?.declared;
  if (type === 'image/jpeg') return cleanPicture(file, { type: 'jpeg', limit, sender });
  if (type === 'image/png') return cleanPicture(file, { type: 'png', limit, sender });
  return type === 'application/pdf' ? checkPdf(file, sender) : size;
}

function kindOf(name: string) {
  return kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}

function sniffsAs(type: string) {
  return async (file: string) => (await fileTypeFromFile(file).catch(() => undefined))?.mime === type;
}

/**
 * An installer or a spreadsheet is the same kind of container as an old Word file; only the latter names this stream. One with
 * macros or controls names others. Readers find a stream by its name in small letters or large.
 */
async function isPlainWord(file: string): Promise<boolean> {
  const [document = '', ...harmful] = ['worddocument', '_vba_project', 'ocxname'].map(asInContainer);
  const handle = await open(file);
  let tail = '';
  let found = false;
  for await (const chunk of handle.createReadStream()) {
    const seen = tail + (chunk as Buffer).toString('latin1').toLowerCase();
    if (harmful.some((name) => seen.includes(name))) return false;
    found ||= seen.includes(document);
    tail = seen.slice(-48);
  }
  return found;
}

function asInContainer(name: string): string {
  return Buffer.from(name, 'utf16le').toString('latin1');
}
