import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { postRow } from '../support/clients.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { sampleContact } from '../support/samples.ts';
import { createPerson } from '../support/staff-client.ts';
import { runSql } from '../support/start-postgres.ts';
import { startTcpProxy } from '../support/start-tcp-proxy.ts';
import { databaseFor } from './fixtures.ts';

const waiting = `select 1 from pg_stat_activity
  where datname = current_database() and application_name = 'harborlight' and wait_event_type = 'Lock'`;

/** Opens a server whose ten connections all wait for an answer when the host of its PostgreSQL vanishes. New ones can be made. */
export async function serverOnVanishedHost(settings = '') {
  const { url } = await databaseFor();
  const proxy = await startTcpProxy(url);
  const server = await serverForTest({ database: { url: proxy.url + settings } });
  const person = await createPerson(server, 'service');
  const locker = new pg.Client(url);
  await locker.connect();
  onTestFinished(() => locker.end());
  await locker.query('begin; lock table public.contacts, staff."session"');
  const inserts = Array.from({ length: 6 }, () => postRow(server, 'contacts', sampleContact()));
  const sessions = Array.from({ length: 4 }, () => person.get('/me'));
  await expect.poll(() => runSql(url, waiting)).toHaveLength(10);
  proxy.vanish();
  await locker.query('rollback');
  return { server, person, answers: Promise.all([...inserts, ...sessions]) };
}
