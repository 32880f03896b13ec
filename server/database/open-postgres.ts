import pg from 'pg';
import { log } from '../log.ts';
import { assertUsable } from './assert-usable.ts';
import type { Database, Query, Row } from './database.ts';
import { DatabaseError, DatabaseUnavailable, translateError } from './database-error.ts';

/** Opens a pool of connections to a PostgreSQL server, which several instances may share. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 20_000,
    application_name: 'harborlight',
    // As the embedded database and Supabase: the API returns times in UTC.
    options: '-c TimeZone=UTC',
  });
  // A lost connection rejects its query. Without a listener its error would end the process as well: Kysely adds none.
  pool.on('connect', (client) => client.on('error', () => {}));
  // The pool replaces a broken idle connection.
  pool.on('error', (error: Error & { code?: string }) =>
    log('database connection lost', { code: error.code ?? 'none' }),
  );

  const transact = async <Result>(
    role: string | undefined,
    work: (query: Query) => Promise<Result>,
  ): Promise<Result> => {
    const client = await connect(pool);
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      await client.query(role ? `begin; set local role ${role}` : 'begin');
      const result = await work(queryOf(client));
      await client.query('commit');
      return result;
    } catch (error) {
      const translated = translateLostConnection(error, broken);
      if (translated instanceof DatabaseUnavailable) broken ??= translated;
      else
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
      throw translated;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  };
  const asOwner: Database['asOwner'] = (work) => transact(undefined, work);
  await assertUsable(asOwner).catch(async (error: Error) => {
    await pool.end();
    throw error;
  });
  const loadDialect = async () => {
    const { PostgresDialect } = await import('kysely');
    return new PostgresDialect({ pool });
  };
  return { asRole: transact, asOwner, loadDialect, close: () => pool.end() };
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'none';
    throw new DatabaseUnavailable(code);
  }
}

/** An error of the driver, not of PostgreSQL, means that the connection was lost. */
function translateLostConnection(error: unknown, broken: Error | undefined): unknown {
  const translated = translateError(error);
  if (translated instanceof DatabaseError || translated instanceof DatabaseUnavailable) return translated;
  const lost =
    broken ??
    (error instanceof Error &&
      /^Connection terminated|^Client has encountered|ECONNRESET|EPIPE/.test(error.message));
  return lost ? new DatabaseUnavailable('connection lost') : translated;
}

function queryOf(client: pg.PoolClient): Query {
  return async (sql, parameters) => {
    try {
      return (await client.query<Row>(sql, parameters ? [...parameters] : undefined)).rows;
    } catch (error) {
      throw translateError(error);
    }
  };
}
