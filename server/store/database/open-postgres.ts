import pg from 'pg';
import { log } from '../../lib/log.ts';
import { assertUsable } from './assert-usable.ts';
import { borrowClient, createKyselyPool } from './borrow-client.ts';
import type { Database, Query, Row } from './database.ts';
import { DatabaseUnavailable } from './database-error.ts';

/** Opens a pool of connections to a PostgreSQL server, which several instances may share. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 20_000,
    // Longer than the server's own limit: it ends only what a host that has vanished never answers.
    query_timeout: 25_000,
    // A transaction whose client has vanished keeps its locks no longer than this.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
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
    const client = await borrowClient(pool);
    try {
      await client.query(role ? `begin; set local role ${role}` : 'begin');
      const result = await work(async (sql, parameters, seconds) => {
        const { rows } = await client.query<Row>(sql, parameters, seconds);
        return rows;
      });
      await client.query('commit');
      return result;
    } catch (error) {
      // If this fails too, the connection is lost, and the first error says more.
      if (!(error instanceof DatabaseUnavailable)) await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  };
  const asOwner: Database['asOwner'] = (work) => transact(undefined, work);
  await assertUsable(asOwner).catch(async (error: Error) => {
    await pool.end();
    throw error;
  });
  const loadDialect = async () => {
    const { PostgresDialect } = await import('kysely');
    return new PostgresDialect({ pool: createKyselyPool(pool) });
  };
  return { asRole: transact, asOwner, loadDialect, close: () => pool.end() };
}
