import { log } from '../../lib/log.ts';
import { StartError } from '../../lib/start-error.ts';
import { type AppliedMigration, assertSameHistory } from './assert-same-history.ts';
import type { Database, Query } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { type Migration, readMigrations } from './read-migrations.ts';

/** Key of an advisory lock. Any number that no other program on the same database uses. */
const lockKey = '4815062342';
/** For all statements of one migration together. */
const maxSeconds = 3600;

/**
 * Applies the new migrations of these folders in order, each in its own transaction, if those of before are unchanged. Several
 * instances may start at once. Returns the names of those that this call has applied.
 */
export async function migrate(database: Database, dirs: readonly string[]): Promise<string[]> {
  const migrations = await readMigrations(dirs);
  assertSameHistory(await listApplied(database), migrations);
  const applied: string[] = [];
  for (const migration of migrations)
    if (await database.asOwner((query) => apply(query, migration))) applied.push(migration.name);
  const last = applied.at(-1);
  if (last) log('migrations applied', { count: applied.length, last });
  return applied;
}

/** All that were applied to this database, also by another version. */
function listApplied(database: Database): Promise<AppliedMigration[]> {
  return database.asOwner(async (query) => {
    await openHistory(query);
    const rows = await query('select name, sha256 from migrations.applied order by name');
    return rows.map(({ name, sha256 }) => ({ name: String(name), sha256: String(sha256) }));
  });
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

async function apply(query: Query, migration: Migration): Promise<boolean> {
  const { name, sql, sha256 } = migration;
  await openHistory(query);
  const [known] = await query('select sha256 from migrations.applied where name = $1', [name]);
  if (known) {
    // Another instance may have applied it since.
    assertSameHistory([{ name, sha256: String(known.sha256) }], [migration]);
    return false;
  }
  await query(sql, undefined, maxSeconds).catch((error: unknown) => {
    if (!(error instanceof DatabaseError)) throw error;
    throw new StartError(`The migration ${name} failed with ${error.code}: ${error.message}.`);
  });
  await query('insert into migrations.applied (name, sha256) values ($1, $2)', [name, sha256]);
  return true;
}
