import { buffer } from 'node:stream/consumers';
import { Problem, Refusal } from '../problem.ts';
import { startProgress } from '../progress.ts';
import type { Wire } from '../wire.ts';
import { measureAll } from './hashed.ts';
import type { BackedUpFile } from './manifest.ts';
import type { OpenEntry } from './reader.ts';
import type { Outcome } from './restore-rows.ts';

/** Puts back the files that are not there. One that is there with other content is left alone and reported. */
export async function restoreFiles(
  wire: Wire,
  openEntry: OpenEntry,
  files: BackedUpFile[],
): Promise<Outcome> {
  const outcome: Outcome = { what: 'files', added: 0, there: 0, refused: [] };
  const progress = startProgress('Restoring files', files.length, 'files');
  for (const file of files) {
    const entry = await openEntry(file.entry);
    if (!entry) throw new Problem(`${file.entry} has gone from the backup meanwhile.`);
    try {
      const done = await wire.uploadFile(file, await buffer(entry), file.type);
      if (done === 'stored') outcome.added += 1;
      else if (await isSame(wire, file)) outcome.there += 1;
      else outcome.refused.push(`${file.path}: another file of this name is there, and was kept.`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome.refused.push(`${file.path}: ${error.message}`);
    }
    progress.advance(1);
  }
  progress.finish();
  return outcome;
}

async function isSame(wire: Wire, file: BackedUpFile): Promise<boolean> {
  const opened = await wire.openFile(file);
  return opened !== undefined && (await measureAll(opened.body)).sha256 === file.sha256;
}
