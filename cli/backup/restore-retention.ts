import type { Backend } from '../backend.ts';
import { queryRows } from '../query-backend.ts';
import type { Backup } from './read-backup.ts';
import { readBatches } from './read-lines.ts';

type Period = { table_name: string; keep_days: number };

/** Restores the retention periods that differ. Returns a sentence for each. */
export async function restoreRetention(backend: Backend, backup: Backup, entry: string): Promise<string[]> {
  const current = await queryRows<Period>(backend.rest.from('retention').select('*'));
  const changes: string[] = [];
  for await (const batch of readBatches<Period>(backup, entry))
    for (const { table_name, keep_days } of batch) {
      const before = current.find((row) => row.table_name === table_name)?.keep_days;
      if (before === keep_days) continue;
      await queryRows(
        backend.rest.from('retention').update({ keep_days }).eq('table_name', table_name).select(),
      );
      changes.push(`${table_name} are now kept for ${keep_days} days (before: ${before}).`);
    }
  return changes;
}
