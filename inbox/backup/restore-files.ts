import { buffer } from 'node:stream/consumers';
import { Problem, Refusal } from '../problem.ts';
import { startProgress } from '../progress.ts';
import type { Wire } from '../wire.ts';
import type { BackedUpFile } from './manifest.ts';
import { measureAll } from './measure.ts';
import type { Backup } from './read-backup.ts';
import type { Outcome } from './restore-rows.ts';

/** Uploads the files that the backend does not have. A file that is there with other content is kept and reported. */
export async function restoreFiles(wire: Wire, backup: Backup, files: BackedUpFile[]): Promise<Outcome> {
  const outcome: Outcome = { what: 'files', added: 0, there: 0, refused: [] };
  const progress = startProgress('Restoring files', files.length, 'files');
  // Files of equal content share one entry.
  const pending = Map.groupBy(files, ({ entry }) => entry);
  for await (const { name, read } of backup.entries()) {
    const targets = pending.get(name);
    if (!targets) continue;
    pending.delete(name);
    const bytes = await buffer(read());
    for (const file of targets) {
      await restoreFile(wire, file, bytes, outcome);
      progress.advance(1);
    }
  }
  progress.finish();
  const [missing] = pending.keys();
  if (missing)
    throw new Problem(`${missing} disappeared from the backup while it was read. Run the restore again.`);
  return outcome;
}

async function restoreFile(wire: Wire, file: BackedUpFile, bytes: Buffer, outcome: Outcome): Promise<void> {
  try {
    const done = await wire.uploadFile(file, bytes, file.type);
    if (done === 'stored') outcome.added += 1;
    else if (await isSame(wire, file)) outcome.there += 1;
    else outcome.refused.push(`${file.path}: another file of this name is there, and was kept.`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    outcome.refused.push(`${file.path}: ${error.message}`);
  }
}

async function isSame(wire: Wire, file: BackedUpFile): Promise<boolean> {
  const opened = await wire.openFile(file);
  return opened !== undefined && (await measureAll(opened.body)).sha256 === file.sha256;
}
