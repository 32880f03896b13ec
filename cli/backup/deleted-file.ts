import { readFile } from 'node:fs/promises';
import { isCode, toFileProblem } from '../problem.ts';
import { replaceFileAtomically } from '../write-atomically.ts';
import {
  type DeletedRecord,
  formatDeletedRecords,
  mergeRecords,
  parseDeletedRecords,
} from './deleted-records.ts';

export async function readDeletedFile(file: string): Promise<DeletedRecord[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw toFileProblem(error, file);
  });
  return parseDeletedRecords(text, file);
}

/** Adds to the file and removes nothing from it, so that it outlives the database. Returns how many ids it has. */
export async function updateDeletedFile(file: string, records: DeletedRecord[]): Promise<number> {
  const known = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return '';
    throw toFileProblem(error, file);
  });
  const merged = mergeRecords(parseDeletedRecords(known, file), records);
  await replaceFileAtomically(file, (draft) => draft.writeFile(formatDeletedRecords(merged)));
  return merged.length;
}
