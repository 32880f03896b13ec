import type { Backend } from './backend.ts';
import { day } from './dates.ts';
import { Problem } from './problem.ts';
import { queryRows } from './query-backend.ts';

/** Returns a function that tells for how many days a table's records are kept. */
export async function readRetention(backend: Backend): Promise<(table: string) => number> {
  const rows = await queryRows<{ table_name: string; keep_days: number }>(
    backend.rest.from('retention').select('*'),
  );
  const days = new Map(rows.map(({ table_name, keep_days }) => [table_name, keep_days]));
  return (table) => {
    const found = days.get(table);
    if (found === undefined)
      throw new Problem(
        `The table retention has no row for ${table}. Apply the migrations in supabase/ first.`,
      );
    return found;
  };
}

/** Records created before this time have expired. */
export function cutoffOf(keepDays: number): Date {
  return new Date(Date.now() - keepDays * day);
}
