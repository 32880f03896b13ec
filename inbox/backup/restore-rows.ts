import { Refusal } from '../problem.ts';
import { startProgress } from '../progress.ts';
import type { Wire } from '../wire.ts';
import { askRows } from '../wire-errors.ts';
import type { Manifest } from './manifest.ts';
import { type Backup, readEntry } from './read-backup.ts';

export type Outcome = { what: string; added: number; there: number; refused: string[] };
type StoredRow = Record<string, unknown>;

/** Well under the megabyte that the embedded home takes at once. */
const mostBytes = 400_000;
const mostRows = 200;

/** Puts back the rows that are not there. */
export async function restoreTable(
  wire: Wire,
  backup: Backup,
  { name, entry, rows }: Manifest['tables'][number],
): Promise<Outcome> {
  const outcome: Outcome = { what: name, added: 0, there: 0, refused: [] };
  const progress = startProgress(`Restoring ${name}`, rows, 'rows');
  for await (const batch of readBatches(backup, entry)) {
    await insertBatch(wire, name, batch, outcome);
    progress.advance(batch.length);
  }
  progress.finish();
  return outcome;
}

async function insertBatch(wire: Wire, table: string, batch: StoredRow[], outcome: Outcome): Promise<void> {
  const query = wire.rest
    .from(table)
    .upsert(batch, { ignoreDuplicates: true, onConflict: 'id' })
    .select('id');
  try {
    const added = (await askRows(query)).length;
    outcome.added += added;
    outcome.there += batch.length - added;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // One bad row refuses them all, so they are tried one by one; where the table differs, none would fare better.
    if (batch.length > 1 && !error.code.startsWith('PGRST'))
      for (const row of batch) await insertBatch(wire, table, [row], outcome);
    else for (const { id } of batch) outcome.refused.push(`${table} ${id}: ${error.message}`);
  }
}

async function* readBatches(backup: Backup, entry: string): AsyncGenerator<StoredRow[]> {
  let batch: StoredRow[] = [];
  let bytes = 0;
  for await (const line of readLines(backup, entry)) {
    if (batch.length === mostRows || (batch.length > 0 && bytes + line.length > mostBytes)) {
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

/** Sets the days that differ, and says which. */
export async function restoreRetention(wire: Wire, backup: Backup, entry: string): Promise<string[]> {
  const now = await askRows<{ table_name: string; keep_days: number }>(
    wire.rest.from('retention').select('*'),
  );
  const changes: string[] = [];
  for await (const line of readLines(backup, entry)) {
    const { table_name, keep_days } = JSON.parse(line) as { table_name: string; keep_days: number };
    const before = now.find((row) => row.table_name === table_name)?.keep_days;
    if (before === keep_days) continue;
    await askRows(wire.rest.from('retention').update({ keep_days }).eq('table_name', table_name).select());
    changes.push(`${table_name} are now kept for ${keep_days} days (before: ${before}).`);
  }
  return changes;
}
