import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { closeTree } from '../../lib/close-data-dir.ts';
import { StartError } from '../../lib/start-error.ts';
import { syncFolder, syncTree } from '../../lib/sync-files.ts';
import type { Database, Query, Row } from './database.ts';
import { translateError } from './database-error.ts';
import { DurableFS, durableStartParams, flushDisk } from './durable-fs.ts';
import { endOnPanic } from './end-on-panic.ts';
import { lockDataDir } from './lock-data-dir.ts';

/** Opens PostgreSQL inside this process, with its files in `data/db`. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const lock = lockDataDir(dataDir);
  // V8 would compile PostgreSQL a second time with its optimizing compiler. That peaks at 1.3 GB instead of 0.35 GB, slows the
  // first requests fivefold, and gains nothing measurable.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  const dir = path.join(dataDir, 'db');
  if (!existsSync(dir)) await initialize(dir);
  const db = await openDurable(dir);

  const transact = async <Result>(
    role: string | undefined,
    work: (query: Query) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await db.transaction(async (transaction) => {
        if (role) await transaction.query(`set local role ${role}`);
        return work(queryOf(transaction));
      });
    } catch (error) {
      throw translateError(error);
    }
  };
  return {
    asRole: transact,
    asOwner: (work) => transact(undefined, work),
    loadDialect: async () => {
      const { PGliteDialect } = await import('kysely');
      return new PGliteDialect({ pglite: db });
    },
    close: async () => {
      await db.close();
      lock.release();
    },
  };
}

function queryOf(transaction: Transaction): Query {
  return async (sql, parameters) => {
    try {
      if (parameters) return (await transaction.query<Row>(sql, [...parameters])).rows;
      const results = await transaction.exec(sql);
      return (results.at(-1)?.rows ?? []) as Row[];
    } catch (error) {
      throw translateError(error);
    }
  };
}

/** Creates the database in another folder and renames it when complete, so that an interrupted first start can be repeated. */
async function initialize(dir: string) {
  const draft = `${dir}.new`;
  await rm(draft, { recursive: true, force: true });
  await (await openDurable(draft)).close();
  closeTree(draft);
  // initdb does not sync its files.
  await syncTree(draft);
  await rename(draft, dir);
  await syncFolder(path.dirname(dir));
}

/** Refuses a PGlite whose fsync hook does not work: an acknowledged row could be lost in a power cut. */
async function openDurable(dir: string): Promise<PGlite> {
  const fs = new DurableFS(dir, flushDisk(dir));
  const startParams = durableStartParams(PGlite.defaultStartParams);
  const extensions = { pgcrypto, pg_trgm };
  const db = await PGlite.create({ fs, extensions, startParams, onStderr: endOnPanic }).catch(() => {
    throw new StartError(
      `The database in ${dir} cannot be opened. Restore the data folder from a backup, or set DATA_DIR to another folder.`,
    );
  });
  const before = fs.syncs;
  await db.exec('checkpoint');
  const { rows } = await db.query<{ fsync: string; method: string }>(
    "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method",
  );
  if (fs.syncs > before && rows[0]?.fsync === 'on' && rows[0].method === 'fsync') return db;
  throw new StartError(
    'The embedded database does not write through to the disk with this version of @electric-sql/pglite. Install the pinned one: npm install',
  );
}
