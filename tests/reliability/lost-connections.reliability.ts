import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createPerson, type StaffSession } from '../support/staff-client.ts';
import { runSql } from '../support/start-postgres.ts';
import { startTcpProxy } from '../support/start-tcp-proxy.ts';
import { databaseFor, dataDirWithKeys, serverFor } from './fixtures.ts';

it('connections that are lost during queries of the staff sessions do not end the server', async () => {
  const { url } = await databaseFor();
  const proxy = await startTcpProxy(url);
  const server = await serverFor({ dataDir: await dataDirWithKeys(), databaseUrl: proxy.url });
  const person = await createPerson(server, 'service');
  const locker = new pg.Client(url);
  await locker.connect();
  onTestFinished(() => locker.end());
  const end = {
    reset: proxy.reset,
    terminate: () => runSql(url, `select pg_terminate_backend(pid) ${waiting}`),
  };
  for (const way of ['reset', 'terminate', 'reset', 'terminate', 'reset'] as const) {
    await locker.query('begin; lock table staff."session"');
    const statuses: number[] = [];
    const asked = Array.from({ length: 4 }, async () => statuses.push(await statusOf(person)));
    // One may have been given a connection that was just lost: it is answered at once.
    await expect
      .poll(async () => statuses.length + (await runSql(url, `select 1 ${waiting}`)).length)
      .toBe(4);
    await end[way]();
    await Promise.all(asked);
    expect(new Set(statuses)).toEqual(new Set([503]));
    await locker.query('rollback');
  }
  expect(await statusOf(person)).toBe(200);
});

/** On queries of the server. */
const waiting = `from pg_stat_activity
  where datname = current_database() and application_name = 'harborlight' and wait_event_type = 'Lock'`;

/** 0: there is no answer. */
const statusOf = (person: StaffSession) =>
  person.get('/me').then(
    ({ status }) => status,
    () => 0,
  );
