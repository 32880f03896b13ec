import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { DatabaseUnavailable } from '../../server/store/database/database-error.ts';
import { migrate } from '../../server/store/database/migrate.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { clientsOf } from '../support/clients.ts';
import { sampleContact } from '../support/samples.ts';
import { startTcpProxy } from '../support/start-tcp-proxy.ts';
import { folderForTest } from '../support/test-folder.ts';
import { databaseFor, dataDirWithKeys, serverFor } from './fixtures.ts';
import { serverOnVanishedHost } from './vanish-host.ts';

it('when the host of the database vanishes, its connections are given up and new ones are used', async () => {
  const { server, person, answers } = await serverOnVanishedHost('?query_timeout=2000');
  for (const { status } of await answers) expect(status).toBe(503);
  expect((await clientsOf(server).visitor.from('contacts').insert(sampleContact())).status).toBe(201);
  expect((await person.get('/me')).status).toBe(200);
});

it('a connection to a host that has vanished does not keep a server that is told to stop', async () => {
  const { url } = await databaseFor();
  const proxy = await startTcpProxy(url);
  const server = await serverFor({ dataDir: await dataDirWithKeys(), databaseUrl: proxy.url });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  proxy.vanish();
  expect(await server.stop('SIGTERM')).toBe(0);
});

it('a migration of many statements may take longer than the answer to one', async () => {
  const { url } = await databaseFor('empty');
  const database = await openPostgres(`${url}?query_timeout=1000`);
  onTestFinished(() => database.close());
  const dir = await folderForTest();
  await mkdir(path.join(dir, 'migrations'));
  await writeFile(path.join(dir, 'migrations/20990101000000_slow.sql'), 'select pg_sleep(0.7); '.repeat(2));
  expect(await migrate(database, [dir])).toEqual(['20990101000000_slow']);
  await expect(database.asOwner((query) => query('select pg_sleep(2)'))).rejects.toThrow(DatabaseUnavailable);
});
