import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { notAccepted } from '../../lib/not-accepted.ts';
import type { Sender } from '../../lib/serial-queue.ts';
import { cleanPicture } from './clean-picture.ts';
import type { DocumentKind } from './documents/inspect-bytes.ts';
import { inspectDocument } from './documents/inspect-document.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** For each extension, the type that a browser declares and a check of the bytes. */
const kinds: Record<string, { declared: string; matches: (file: string) => Promise<boolean> }> = {
  jpeg: { declared: 'image/jpeg', matches: sniffsAs('image/jpeg') },
  jpg: { declared: 'image/jpeg', matches: sniffsAs('image/jpeg') },
  png: { declared: 'image/png', matches: sniffsAs('image/png') },
  pdf: { declared: 'application/pdf', matches: sniffsAs('application/pdf') },
  doc: { declared: 'application/msword', matches: sniffsAs('application/x-cfb') },
  docx: { declared: word, matches: startsAsArchive },
};

const documentKinds: Record<string, DocumentKind> = {
  'application/msword': 'doc',
  'application/pdf': 'pdf',
  [word]: 'docx',
};

/** Refuses a declared type that the bucket does not allow or that differs from the extension's. */
export function checkDeclared(name: string, declared: string, allowed: string[]): void {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!allowed.includes(type)) throw notAccepted.badType('This type of file is not supported');
  if (kindOf(name)?.declared !== type) throw notAccepted.badType("The file's type does not match its name");
}

/** The type that belongs to a name's extension. Mail programs declare many other types for the same file. */
export function typeOfName(name: string): string | undefined {
  return kindOf(name)?.declared;
}

/** Refuses bytes that do not match the extension, such as a renamed program. */
export async function checkBytes(name: string, file: string): Promise<void> {
  if (await kindOf(name)?.matches(file)) return;
  throw notAccepted.badType("The file's content does not match its name");
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
  const kind = documentKinds[type ?? ''];
  if (!kind) throw notAccepted.badType('This type of file is not supported');
  const kept = await inspectDocument(file, { kind, sender });
  if (kept < size) await truncateFile(file, kept);
  return kept;
}

function kindOf(name: string) {
  return kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}

function sniffsAs(type: string) {
  return async (file: string) => (await fileTypeFromFile(file).catch(() => undefined))?.mime === type;
}

/** Only the first bytes: an archive's entries are a hostile input, which `inspectDocument` reads. */
async function startsAsArchive(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.equals(Buffer.from('PK\x03\x04'));
  } finally {
    await handle.close();
  }
}

/** Cuts a file to its first bytes and syncs it. */
async function truncateFile(file: string, size: number): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.truncate(size);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
