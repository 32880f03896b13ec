import type { Backend } from '../backend.ts';
import { kindOfTable } from '../kinds.ts';
import { Refusal } from '../problem.ts';
import { queryRows } from '../query-backend.ts';
import { formatCount, printStep } from '../terminal.ts';
import type { IsDeleted } from './deleted-records.ts';
import type { BackedUpTable } from './manifest.ts';
import type { Backup } from './read-backup.ts';
import { readBatches } from './read-lines.ts';

/** What a restore did with one kind of content. */
export type Outcome = { what: string; added: number; existing: number; deleted: number; refused: string[] };
type StoredRow = { id: string } & Record<string, unknown>;
type Period = { table_name: string; keep_days: number };

/** The schema's answer for an id on the list of deleted records. */
const deletedCode = 'PT410';

/** Restores the lines of a table in batches. `restore` counts in the outcome what it did. */
export async function restoreBatches<Line>(
  backup: Backup,
  { entry, rows }: BackedUpTable,
  what: string,
  restore: (batch: Line[], outcome: Outcome) => Promise<void>,
): Promise<Outcome> {
  const outcome: Outcome = { what, added: 0, existing: 0, deleted: 0, refused: [] };
  printStep(`Restoring ${formatCount(rows, 'row')} of ${what}`);
  for await (const batch of readBatches<Line>(backup, entry)) await restore(batch, outcome);
  return outcome;
}

/** Inserts the rows that do not exist, and none that was deleted on request. */
export function restoreTable(backend: Backend, backup: Backup, table: BackedUpTable, isDeleted: IsDeleted) {
  const kind = kindOfTable(table.name)?.record;
  return restoreBatches<StoredRow>(backup, table, table.name, async (batch, outcome) => {
    const kept = kind ? batch.filter(({ id }) => !isDeleted(kind, id)) : batch;
    outcome.deleted += batch.length - kept.length;
    if (kept.length > 0) await insertBatch(backend, table.name, kept, outcome);
  });
}

async function insertBatch(backend: Backend, table: string, batch: StoredRow[], outcome: Outcome) {
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

/** Restores the retention periods that differ. Returns a sentence for each. */
export async function restoreRetention(backend: Backend, backup: Backup, entry: string): Promise<string[]> {
  const { rest } = backend;
  const current = await queryRows<Period>(rest.from('retention').select('*'));
  const changes: string[] = [];
  for await (const batch of readBatches<Period>(backup, entry))
    for (const { table_name, keep_days } of batch) {
      const before = current.find((row) => row.table_name === table_name)?.keep_days;
      if (before === keep_days) continue;
      await queryRows(rest.from('retention').update({ keep_days }).eq('table_name', table_name).select());
      changes.push(`${table_name} are now kept for ${keep_days} days (before: ${before}).`);
    }
  return changes;
}
