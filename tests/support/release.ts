import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../server/store/database/database.ts';
import { migrate } from '../../server/store/database/migrate.ts';
import { openEmbedded } from '../../server/store/database/open-embedded.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import released from '../../server/store/database/released-migrations.json' with { type: 'json' };
import { copyKeys, seedDir } from './seed.ts';

export type Release = keyof typeof released;

/** The schema of a version: its migrations and those of the versions before. A released one never changes. */
export async function applyRelease(database: Database, version: Release, folder: string): Promise<void> {
  const versions = Object.keys(released) as Release[];
  for (const each of versions.slice(0, versions.indexOf(version) + 1))
    for (const file of Object.keys(released[each])) await cp(file, path.join(folder, file));
  await migrate(database, [path.join(folder, 'supabase'), path.join(folder, 'server/staff')]);
}

/** Makes a data folder as that version left it, with the keys of the seed. Returns its rows. */
export async function makeReleaseData(version: Release, folder: string, databaseUrl: string) {
  const fixture = path.resolve('tests/fixtures/releases', version);
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir);
  await copyKeys(seedDir(), dataDir);
  await cp(path.join(fixture, 'files'), path.join(dataDir, 'files'), { recursive: true });
  const database = await (databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir));
  try {
    await applyRelease(database, version, path.join(folder, 'schema'));
    const key = await readFile(path.join(dataDir, 'keys/sealing-public.asc'), 'utf8');
    const rows = await readFile(path.join(fixture, 'rows.sql'), 'utf8');
    await database.asOwner((query) => query('select public.install_sealing_key($1)', [key]));
    await database.asOwner((query) => query(rows));
    return { dataDir, rows: await readTables(database) };
  } finally {
    await database.close();
  }
}

/** The versions that have a data folder among the fixtures. */
export async function listReleases(): Promise<Release[]> {
  return (await readdir('tests/fixtures/releases')) as Release[];
}

/** Every row of every table that people and the server write to, without those that say what was migrated. */
export function readTables({ asOwner }: Database): Promise<Record<string, object[]>> {
  return asOwner(async (query) => {
    const tables = await query(`
      select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname in ('public', 'private', 'staff', 'storage') order by 1`);
    const rows: Record<string, object[]> = {};
    for (const { name } of tables)
      rows[String(name)] = (await query(`select to_jsonb(t) as row from ${name} t`)).map(
        ({ row }) => row as object,
      );
    return rows;
  });
}
