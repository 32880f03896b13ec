import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RunningPostgres, runSql } from '../support/start-postgres.ts';
import type { StorageVersion } from '../support/supabase-storage.ts';

const here = import.meta.dirname;
const migrations = path.resolve('supabase/migrations');

export type Project = { asPostgres: string; asSuperuser: string };

/** Creates the roles of Supabase, once for a PostgreSQL server. */
export async function createSupabaseRoles(postgres: RunningPostgres): Promise<void> {
  await runFile(asSuperuser(await postgres.createDatabase('roles')), path.join(here, 'supabase-roles.sql'));
}

/** Prepares a database as Supabase does, and applies the migrations as `postgres`, as `supabase db push` does. */
export async function createProject(
  postgres: RunningPostgres,
  name: string,
  { grants, storage = '1.70' }: { grants: 'wide' | 'none'; storage?: StorageVersion },
): Promise<Project> {
  const superuser = asSuperuser(await postgres.createDatabase(name));
  await runSql(superuser, `alter database ${name} owner to postgres`);
  await runFile(superuser, path.join(here, 'supabase-database.sql'));
  if (storage === '1.77') await runFile(superuser, path.join(here, 'supabase-storage-versions.sql'));
  if (grants === 'wide') await runFile(superuser, path.join(here, 'supabase-grants.sql'));
  const owner = superuser.replace('//admin@', '//postgres@');
  for (const file of (await readdir(migrations)).sort()) await runFile(owner, path.join(migrations, file));
  return { asPostgres: owner, asSuperuser: superuser };
}

function asSuperuser(url: string): string {
  return url.replace('//owner@', '//admin@');
}

async function runFile(url: string, file: string): Promise<void> {
  await runSql(url, await readFile(file, 'utf8'));
}
