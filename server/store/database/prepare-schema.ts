import path from 'node:path';
import { keepDays } from '#company/policy.ts';
import type { Config } from '../../lib/settings/config.ts';
import { loadSchemaCache, type SchemaCache } from '../rows/schema-cache.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const retentionMigration = '20261119101300_retention';
const staffDir = path.join(import.meta.dirname, '../../staff');

/** Applies new migrations and installs the key that seals numbers. Returns what the API knows of the schema. */
export async function prepareSchema(
  database: Database,
  config: Config,
  sealingPublicKey: string,
): Promise<SchemaCache> {
  await seedRetention(database, await migrate(database, [config.schemaDir, staffDir]));
  await database.asOwner((query) => query('select public.install_sealing_key($1)', [sealingPublicKey]));
  return loadSchemaCache(database);
}

/**
 * Gives a new database the days that the site prints. In an existing one they stay: its owner may have changed them in the
 * staff's app, which asks before it deletes.
 */
export async function seedRetention(database: Database, appliedNow: readonly string[]): Promise<void> {
  if (!appliedNow.includes(retentionMigration)) return;
  await database.asOwner(async (query) => {
    for (const [table, days] of Object.entries(keepDays))
      await query('update public.retention set keep_days = $2::integer where table_name = $1', [
        table,
        String(days),
      ]);
  });
}
