import type { Backend } from '../backend.ts';
import { Refusal } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { queryRows } from '../query-backend.ts';
import type { Manifest } from './manifest.ts';
import { type Backup, readEntry } from './read-backup.ts';

export type Outcome = { what: string; added: number; existing: number; refused: string[] };
type StoredRow = Record<string, unknown>;

/** The embedded deployment accepts requests of up to one megabyte. */
const maxBytes = 400_000;
const maxRows = 200;

/** Inserts the rows that do not exist. */
export async function restoreTable(
  backend: Backend,
  backup: Backup,
  { name, entry, rows }: Manifest['tables'][number],
): Promise<Outcome> {
  const outcome: Outcome = { what: name, added: 0, existing: 0, refused: [] };
  const progress = startProgress(`Restoring ${name}`, rows, 'rows');
  for await (const batch of readBatches(backup, entry)) {
    await insertBatch(backend, name, batch, outcome);
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
    else for (const { id } of batch) outcome.refused.push(`${table} ${id}: ${error.message}`);
  }
}

async function* readBatches(backup: Backup, entry: string): AsyncGenerator<StoredRow[]> {
  let batch: StoredRow[] = [];
  let bytes = 0;
  for await (const line of readLines(backup, entry)) {
    if (batch.length === maxRows || (batch.length > 0 && bytes + line.length > maxBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(JSON.parse(line) as StoredRow);
    bytes += Buffer.byteLength(line);
  }
  if (batch.length > 0) yield batch;
}

async function* readLines(backup: Backup, entry: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of readEntry(backup, entry)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Restores the retention periods that differ. Returns a sentence for each. */
export async function restoreRetention(backend: Backend, backup: Backup, entry: string): Promise<string[]> {
  const current = await queryRows<{ table_name: string; keep_days: number }>(
    backend.rest.from('retention').select('*'),
  );
  const changes: string[] = [];
  for await (const line of readLines(backup, entry)) {
    const { table_name, keep_days } = JSON.parse(line) as { table_name: string; keep_days: number };
    const before = current.find((row) => row.table_name === table_name)?.keep_days;
    if (before === keep_days) continue;
    await queryRows(
      backend.rest.from('retention').update({ keep_days }).eq('table_name', table_name).select(),
    );
    changes.push(`${table_name} are now kept for ${keep_days} days (before: ${before}).`);
  }
  return changes;
}
