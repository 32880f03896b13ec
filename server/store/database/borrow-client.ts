import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, translateError } from './database-error.ts';
import { noteUnavailable } from './reveal-unavailable.ts';

/** A connection of the pool for one caller. One that was lost or does not answer is not used again. */
export async function borrowClient(pool: pg.Pool) {
  const client = await connect(pool);
  let lost: DatabaseUnavailable | undefined;
  return {
    query: async <R extends pg.QueryResultRow>(
      text: string,
      values?: readonly unknown[],
      seconds?: number,
    ): Promise<pg.QueryResult<R>> => {
      const limit = seconds && { query_timeout: seconds * 1000 };
      try {
        return await client.query<R>({ text, ...(values && { values: [...values] }), ...limit });
      } catch (error) {
        const translated = translate(error);
        if (translated instanceof DatabaseUnavailable) lost = noteUnavailable(translated);
        throw translated;
      }
    },
    release: (destroy?: boolean) => client.release(lost ?? destroy),
  };
}

/** For Kysely, which would give a connection back that does not answer. */
export function createKyselyPool(pool: pg.Pool): PostgresPool {
  return {
    options: {},
    // Without a cursor, which is never used.
    connect: async () => (await borrowClient(pool)) as unknown as PostgresPoolClient,
    end: () => pool.end(),
  };
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'none';
    throw noteUnavailable(new DatabaseUnavailable(code));
  }
}

/** An error of the driver, not of PostgreSQL, means that the connection was lost or that its answer takes too long. */
function translate(error: unknown): unknown {
  return error instanceof pg.DatabaseError
    ? translateError(error)
    : new DatabaseUnavailable('connection lost');
}
