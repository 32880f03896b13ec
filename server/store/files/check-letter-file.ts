import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { notAccepted } from '../../lib/not-accepted.ts';
import type { Bucket } from './buckets.ts';
import { checkBytes, checkDeclared, cleanContent } from './check-content.ts';
import type { Scanner } from './scanner.ts';
import type { LetterFile } from './store-letter-file.ts';

/** Checks, cleans and scans a file that is stored elsewhere. Resolves to the bytes to store. */
export async function checkLetterFile(
  file: LetterFile,
  bucket: Bucket,
  scanner: Scanner | undefined,
): Promise<Buffer> {
  const { name, type, bytes } = file;
  if (bytes.length > bucket.sizeLimit) throw notAccepted.tooLarge();
  checkDeclared(name, type, bucket.types);
  checkDeclared(file.path, type, bucket.types);
  const draft = path.join(tmpdir(), randomUUID());
  try {
    await writeFile(draft, bytes, { flag: 'wx', mode: 0o600 });
    await checkBytes(name, draft);
    await cleanContent(name, draft, { size: bytes.length, limit: bucket.sizeLimit, sender: undefined });
    await scanner?.scan(draft, undefined);
    return await readFile(draft);
  } finally {
    await rm(draft, { force: true });
  }
}
