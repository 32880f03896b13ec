import { buffer } from 'node:stream/consumers';
import type { Backend } from '../backend.ts';
import { Problem, Refusal } from '../problem.ts';
import { formatCount, printStep } from '../terminal.ts';
import type { BackedUpFile } from './manifest.ts';
import { measureAll } from './measure.ts';
import type { Backup } from './read-backup.ts';
import type { Outcome } from './restore-tables.ts';

/**
 * Uploads the files that do not exist, except `skipped` (bucket/path). Reports a file that exists with other content, and
 * does not replace it.
 */
export async function restoreFiles(
  backend: Backend,
  backup: Backup,
  files: BackedUpFile[],
  skipped: Set<string>,
): Promise<Outcome> {
  const restored = files.filter(({ bucket, path }) => !skipped.has(`${bucket}/${path}`));
  const deleted = files.length - restored.length;
  const outcome: Outcome = { what: 'files', added: 0, existing: 0, deleted, refused: [] };
  printStep(`Restoring ${formatCount(restored.length, 'file')}`);
  // Files of equal content share one entry.
  const pending = Map.groupBy(restored, ({ entry }) => entry);
  for await (const { name, read } of backup.entries()) {
    const targets = pending.get(name);
    if (!targets) continue;
    pending.delete(name);
    const bytes = await buffer(read());
    for (const file of targets) await restoreFile(backend, file, bytes, outcome);
  }
  const [missing] = pending.keys();
  if (missing)
    throw new Problem(`${missing} disappeared from the backup while it was read. Run the restore again.`);
  return outcome;
}

async function restoreFile(backend: Backend, file: BackedUpFile, bytes: Buffer, outcome: Outcome) {
  try {
    const result = await backend.uploadFile(file, bytes, file.type);
    if (result === 'uploaded') outcome.added += 1;
    else if (await hasSameContent(backend, file)) outcome.existing += 1;
    else outcome.refused.push(`${file.path}: a different file with this name exists and was kept.`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    outcome.refused.push(`${file.path}: ${error.message}`);
  }
}

async function hasSameContent(backend: Backend, file: BackedUpFile): Promise<boolean> {
  const opened = await backend.openFile(file);
  return opened !== undefined && (await measureAll([await opened.bytes()])).sha256 === file.sha256;
}
