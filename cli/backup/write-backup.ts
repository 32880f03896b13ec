import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Key } from 'openpgp';
import { type Pack, pack } from 'tar-stream';
import { newDraft, removeDraft, writeFileAtomically } from '../write-atomically.ts';
import { encryptChunks } from './encryption.ts';
import { type Measured, measure } from './measure.ts';

/** Adds one entry to a backup and returns its size and hash. */
export type AddEntry = (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<Measured>;

/**
 * Writes an archive, encrypted if there are recipients. An unfinished one never gets the name. Never overwrites. Returns the
 * size and hash of the archive.
 */
export function writeBackup(target: string, recipients: Key[], fill: (add: AddEntry) => Promise<void>) {
  return writeFileAtomically(target, (file) => writeTar(target, file, recipients, fill));
}

async function writeTar(
  target: string,
  file: FileHandle,
  recipients: Key[],
  fill: (add: AddEntry) => Promise<void>,
): Promise<Measured> {
  const archive = pack();
  const draft = newDraft(target);
  const bytes = archive as AsyncIterable<Uint8Array>;
  const write = async () => {
    const measured = measure(recipients.length > 0 ? await encryptChunks(bytes, recipients) : bytes);
    await file.writeFile(measured.chunks);
    return measured.result();
  };
  const written = write();
  const filled = fill((name, chunks) => addToTar(archive, draft, name, chunks)).then(() =>
    archive.finalize(),
  );
  const errors: unknown[] = [];
  for (const side of [filled, written])
    side.catch((error: Error) => {
      errors.push(error);
      archive.destroy(error);
    });
  // The draft is removed only when nothing can write it again. The first error caused the second.
  await Promise.allSettled([filled, written]);
  removeDraft(draft);
  if (errors.length > 0) throw errors[0];
  return written;
}

/**
 * A tar header has the size of its entry, which is known only after a table is read. So each entry is first written to a
 * draft file of its own, encrypted with a key that exists only in memory: a crash must not leave a readable record.
 */
async function addToTar(archive: Pack, draft: string, name: string, chunks: AsyncIterable<Uint8Array>) {
  const [key, iv] = [randomBytes(32), randomBytes(16)];
  const measured = measure(chunks);
  const drafted = createWriteStream(draft, { mode: 0o600 });
  await pipeline(measured.chunks, createCipheriv('aes-256-ctr', key, iv), drafted);
  const result = measured.result();
  const entry = archive.entry({ name, size: result.bytes, mode: 0o600 });
  await pipeline(createReadStream(draft), createDecipheriv('aes-256-ctr', key, iv), entry);
  return result;
}
