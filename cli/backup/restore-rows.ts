import type { Backend } from '../backend.ts';
import { kinds } from '../kinds.ts';
import { Refusal } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { queryRows } from '../query-backend.ts';
import type { IsDeleted } from './deleted-records.ts';
import type { BackedUpTable } from './manifest.ts';
import type { Outcome } from './outcome.ts';
import type { Backup } from './read-backup.ts';
import { readBatches } from './read-lines.ts';

type StoredRow = { id: string } & Record<string, unknown>;

/** The schema's answer for an id on the list of deleted records. */
const deletedCode = 'PT410';

/** Inserts the rows that do not exist, and none that was deleted on request. */
export async function restoreTable(
  backend: Backend,
  backup: Backup,
  { name, entry, rows }: BackedUpTable,
  isDeleted: IsDeleted,
): Promise<Outcome> {
  const outcome: Outcome = { what: name, added: 0, existing: 0, deleted: 0, refused: [] };
  const kind = kinds.find(({ table }) => table === name)?.record;
  const progress = startProgress(`Restoring ${name}`, rows, 'rows');
  for await (const batch of readBatches<StoredRow>(backup, entry)) {
    const kept = kind ? batch.filter(({ id }) => !isDeleted(kind, id)) : batch;
    outcome.deleted += batch.length - kept.length;
    if (kept.length > 0) await insertBatch(backend, name, kept, outcome);
    progress.advance(batch.length);
  }
  progress.finish();
  return outcome;
}

async function insertBatch(
  backend: Backend,
  table: string,
  batch: StoredRow[],
  outcome: Outcome,
): Promise<void> {
  const query = backend.rest
    .from(table)
    .upsert(batch, { ignoreDuplicates: true, onConflict: 'id' })
    .select('id');
  try {
    const added = (await queryRows(query)).length;
    outcome.added += added;
    outcome.existing += batch.length - added;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // One bad row fails the whole batch, so insert row by row. A PGRST error concerns the table, not a row.
    if (batch.length > 1 && !error.code.startsWith('PGRST'))
      for (const row of batch) await insertBatch(backend, table, [row], outcome);
    else if (error.code === deletedCode) outcome.deleted += 1;
    else for (const { id } of batch) outcome.refused.push(`${table} ${id}: ${error.message}`);
  }
}
