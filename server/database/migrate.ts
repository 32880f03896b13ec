import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../config.ts';
import { log } from '../log.ts';
import type { Database, Query } from './database.ts';
import { DatabaseError } from './database-error.ts';

type Migration = { name: string; sql: string; sha256: string };

/** Key of an advisory lock. Any number that no other program on the same database uses. */
const lockKey = '4815062342';

/**
 * Applies the new migrations of these folders in order, each in its own transaction: of each folder `bootstrap.sql` if there is
 * one, then `migrations/*.sql`. Several instances may start at once. Returns the names of those that this call has applied.
 */
export async function migrate(database: Database, dirs: readonly string[]): Promise<string[]> {
  const migrations = (await Promise.all(dirs.map(readMigrations))).flat();
  await database.asOwner((query) => refuseOtherHistory(query, migrations));
  const applied: string[] = [];
  for (const migration of migrations)
    if (await database.asOwner((query) => apply(query, migration))) applied.push(migration.name);
  const last = applied.at(-1);
  if (last) log('migrations applied', { count: applied.length, last });
  return applied;
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(path.join(dir, 'migrations'))).filter((name) => name.endsWith('.sql')).sort();
  const bootstrap = existsSync(path.join(dir, 'bootstrap.sql')) ? ['bootstrap.sql'] : [];
  const files = [...bootstrap, ...names.map((name) => path.join('migrations', name))];
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(path.join(dir, file), 'utf8');
      return {
        name: path.basename(file, '.sql'),
        sql,
        sha256: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}

/**
 * Refuses a database whose migrations are not those of this version. One that a later version has added to is accepted, so that an
 * owner can go back: names start with the time.
 */
async function refuseOtherHistory(query: Query, migrations: Migration[]): Promise<void> {
  await openHistory(query);
  const known = new Set(migrations.map(({ name }) => name));
  const newest =
    [...known]
      .filter((name) => name !== 'bootstrap')
      .toSorted()
      .at(-1) ?? '';
  const applied = await query('select name from migrations.applied order by name');
  const missing = applied.map(({ name }) => String(name)).find((name) => !known.has(name) && name < newest);
  if (missing)
    throw new StartError(
      `The database has the migration ${missing}, which this version does not have, because another version made it: start that version, make a backup, and restore it into an empty data folder or database (docs/upgrading.md).`,
    );
}

/** Waits for another instance that is migrating, until its transaction ends. Then its migrations are found applied. */
async function openHistory(query: Query): Promise<void> {
  await query(`select pg_advisory_xact_lock($1::text::bigint)`, [lockKey]);
  await query(`
    create schema if not exists migrations;
    create table if not exists migrations.applied (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`);
}

async function apply(query: Query, { name, sql, sha256 }: Migration): Promise<boolean> {
  await openHistory(query);
  const [known] = await query('select sha256 from migrations.applied where name = $1', [name]);
  if (known?.sha256 === sha256) return false;
  if (known) {
    throw new StartError(
      `The migration ${name} was changed after it had been applied. Restore the file, and write the change as a new migration.`,
    );
  }
  await query(sql).catch((error: unknown) => {
    if (!(error instanceof DatabaseError)) throw error;
    throw new StartError(`The migration ${name} failed with ${error.code}: ${error.message}.`);
  });
  await query('insert into migrations.applied (name, sha256) values ($1, $2)', [name, sha256]);
  return true;
}
