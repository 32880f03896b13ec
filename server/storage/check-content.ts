import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { checkPdf } from './check-pdf.ts';
import { cleanPicture } from './clean-picture.ts';
import type { Sender } from './serial-queue.ts';
import { storageErrors } from './storage-error.ts';
import { isWordArchive } from './word-archive.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** For each extension, the type that a browser declares and a check of the bytes. */
const kinds: Record<string, { declared: string; matches: (file: string) => Promise<boolean> }> = {
  jpeg: { declared: 'image/jpeg', matches: sniffsAs('image/jpeg') },
  jpg: { declared: 'image/jpeg', matches: sniffsAs('image/jpeg') },
  png: { declared: 'image/png', matches: sniffsAs('image/png') },
  pdf: { declared: 'application/pdf', matches: sniffsAs('application/pdf') },
  doc: {
    declared: 'application/msword',
    matches: async (file) => (await sniffsAs('application/x-cfb')(file)) && isPlainWord(file),
  },
  docx: { declared: word, matches: isWordArchive },
};

/** Refuses a declared type that the bucket does not allow or that differs from the extension's. */
export function checkDeclared(name: string, declared: string, allowed: string[]): void {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!allowed.includes(type)) throw storageErrors.badType('This type of file is not supported');
  if (kindOf(name)?.declared !== type) throw storageErrors.badType("The file's type does not match its name");
}

/** Refuses bytes that do not match the extension, such as a renamed program. */
export async function checkBytes(name: string, file: string): Promise<void> {
  if (await kindOf(name)?.matches(file)) return;
  throw storageErrors.badType("The file's content does not match its name");
}

/** Removes metadata and harmful parts as far as the type allows. Returns the size after that. */
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
 * Installers and spreadsheets use the same container as old Word files, but only Word has the `WordDocument` stream. Macros and
 * controls have streams of their own. Stream names are case-insensitive.
 */
async function isPlainWord(file: string): Promise<boolean> {
  const [document = '', ...harmful] = ['worddocument', '_vba_project', 'ocxname'].map(toStreamName);
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

function toStreamName(name: string): string {
  return Buffer.from(name, 'utf16le').toString('latin1');
}
