import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { extract } from 'tar-stream';
import type { KeyFile } from '../private-key.ts';
import { Problem, toFileProblem } from '../problem.ts';
import { decryptFile, isEncrypted } from './encryption.ts';
import { entryNameOf } from './manifest.ts';

type BackupEntry = { name: string; read: () => AsyncIterable<Buffer> };

export type Backup = {
  /** Every entry, in the order it is stored. An entry can be read only until the next one is asked for. */
  entries: () => AsyncGenerator<BackupEntry>;
};

/** `findKey` is called only if the backup is encrypted. */
export async function openBackup(source: string, findKey: () => Promise<KeyFile>): Promise<Backup> {
  try {
    const keyFile = (await isEncrypted(source)) ? await findKey() : undefined;
    const read = () => (keyFile ? decryptFile(source, keyFile) : createReadStream(source));
    return { entries: () => readTar(source, read()) };
  } catch (error) {
    throw toFileProblem(error, source);
  }
}

/** Reads one entry. Throws if the backup does not have it. */
export async function* readEntry(backup: Backup, name: string): AsyncGenerator<Buffer> {
  for await (const entry of backup.entries())
    if (entry.name === name) {
      yield* entry.read();
      return;
    }
  throw new Problem(`${name} disappeared from the backup while it was read. Run the restore again.`);
}

/**
 * Reads an archive from start to end. Nothing is unpacked, so an entry's path is only compared with the names that a backup
 * has. Links, folders and unknown names are skipped.
 */
async function* readTar(source: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<BackupEntry> {
  const archive = extract();
  // An error destroys the archive and so ends the loop below.
  pipeline(bytes, archive, () => {});
  const seen = new Set<string>();
  try {
    for await (const entry of archive) {
      const name = entry.header.type === 'file' ? entryNameOf(entry.header.name) : undefined;
      if (name !== undefined) {
        if (seen.has(name)) throw new Problem(`This archive has two entries named ${name}.`);
        seen.add(name);
        yield { name, read: () => readTarEntry(entry as AsyncIterable<Buffer>, source) };
      }
      entry.resume();
    }
  } catch (error) {
    throw toArchiveProblem(error, source);
  }
}

async function* readTarEntry(entry: AsyncIterable<Buffer>, source: string): AsyncGenerator<Buffer> {
  try {
    yield* entry;
  } catch (error) {
    throw toArchiveProblem(error, source);
  }
}

/** tar-stream throws plain errors. Those of the file system have a code. */
function toArchiveProblem(error: unknown, source: string): unknown {
  if (error instanceof Problem) return error;
  if (error instanceof Error && 'code' in error) return toFileProblem(error, source);
  return new Problem('This archive is damaged or incomplete. Use another backup.');
}
