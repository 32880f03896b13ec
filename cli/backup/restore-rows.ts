import type { Backend } from '../backend.ts';
import { kinds } from '../kinds.ts';
import { Refusal } from '../problem.ts';
import { queryRows } from '../query-backend.ts';
import type { IsDeleted } from './deleted-records.ts';
import type { BackedUpTable } from './manifest.ts';
import type { Backup } from './read-backup.ts';
import { type Outcome, restoreBatches } from './restore-batches.ts';

type StoredRow = { id: string } & Record<string, unknown>;

/** The schema's answer for an id on the list of deleted records. */
const deletedCode = 'PT410';

/** Inserts the rows that do not exist, and none that was deleted on request. */
export function restoreTable(
  backend: Backend,
  backup: Backup,
  table: BackedUpTable,
  isDeleted: IsDeleted,
): Promise<Outcome> {
  const kind = kinds.find((one) => one.table === table.name)?.record;
  return restoreBatches<StoredRow>(backup, table, table.name, async (batch, outcome) => {
    const kept = kind ? batch.filter(({ id }) => !isDeleted(kind, id)) : batch;
    outcome.deleted += batch.length - kept.length;
    if (kept.length > 0) await insertBatch(backend, table.name, kept, outcome);
  });
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
