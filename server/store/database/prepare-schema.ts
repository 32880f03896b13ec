import path from 'node:path';
import { keepDays } from '#company/policy.ts';
import type { Config } from '../../lib/settings/config.ts';
import { StartError } from '../../lib/start-error.ts';
import { ensureSealingKey } from '../keys/sealing-key.ts';
import { loadSchemaCache, type SchemaCache } from '../rows/schema-cache.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const retentionMigration = '20261119101300_retention';
const staffDir = path.join(import.meta.dirname, '../../staff');

/** Applies new migrations and installs the key that seals numbers. Returns what the API knows of the schema. */
export async function prepareSchema(database: Database, config: Config): Promise<SchemaCache> {
  await seedRetention(database, await migrate(database, [config.schemaDir, staffDir]));
  const publicKey = await ensureSealingKey(config.dataDir, async (file) => {
    if (!config.newSealingKey) await assertNothingSealed(database, file);
  });
  await database.asOwner((query) => query('select public.install_sealing_key($1)', [publicKey]));
  return loadSchemaCache(database);
}

/** A pair that is made unasked beside sealed numbers hides that the key which opens them may be lost. */
async function assertNothingSealed(database: Database, file: string): Promise<void> {
  const [sealed] = await database.asOwner((query) =>
    query(`select count(*)::int as numbers, max(sealing_key_id) as key
      from public.employment_verifications where sealing_key_id is not null`),
  );
  if (!sealed?.numbers) return;
  throw new StartError(
    `${file} is missing, but numbers in the database are sealed already (${sealed.numbers}, one of them with the key ${sealed.key}). Restore the file from a backup or from where your keys are kept. If you want a new pair for later numbers, start once with NEW_SEALING_KEY=on: only the old private key opens the numbers that are sealed already.`,
  );
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
