import path from 'node:path';
import { loadSchemaCache, type SchemaCache } from '../rest/schema-cache.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { seedRetention } from './seed-retention.ts';

const staffDir = path.join(import.meta.dirname, '..', 'staff');

/** Applies new migrations and installs the key that seals numbers. Returns what the API knows of the schema. */
export async function prepareSchema(
  database: Database,
  schemaDir: string,
  sealingPublicKey: string,
): Promise<SchemaCache> {
  await seedRetention(database, await migrate(database, [schemaDir, staffDir]));
  await database.asOwner((query) => query('select public.install_sealing_key($1)', [sealingPublicKey]));
  return loadSchemaCache(database);
}
