import { day } from './dates.ts';
import { Problem } from './problem.ts';
import type { Wire } from './wire.ts';
import { askRows } from './wire-errors.ts';

/** How many days each table's records are kept. */
export async function readRetention(wire: Wire): Promise<(table: string) => number> {
  const rows = await askRows<{ table_name: string; keep_days: number }>(
    wire.rest.from('retention').select('*'),
  );
  const days = new Map(rows.map(({ table_name, keep_days }) => [table_name, keep_days]));
  return (table) => {
    const found = days.get(table);
    if (found === undefined) throw new Problem(`The backend does not say how long ${table} are kept.`);
    return found;
  };
}

/** Records from before this moment are past their date. */
export function cutoffOf(keepDays: number): Date {
  return new Date(Date.now() - keepDays * day);
}
