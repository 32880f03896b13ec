import { keepDays } from '#domain/retention.ts';
import type { Database } from './database.ts';

const migration = '20261118100500_retention';

/**
 * Gives a new database the days that the site prints. In an existing one they stay: its owner may have changed them in the
 * staff's app, which asks before it deletes.
 */
export async function seedRetention(database: Database, appliedNow: readonly string[]): Promise<void> {
  if (!appliedNow.includes(migration)) return;
  await database.asOwner(async (query) => {
    for (const [table, days] of Object.entries(keepDays))
      await query('update public.retention set keep_days = $2::integer where table_name = $1', [
        table,
        String(days),
      ]);
  });
}
