import path from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { StartError } from '../../server/lib/start-error.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { clientsOf } from '../support/clients.ts';
import { openTestServer, serverForTest, shareServer } from '../support/open-test-server.ts';
import { resumePath } from '../support/sample-files.ts';
import { sampleContact, sampleVerification } from '../support/samples.ts';
import { filesHolding } from '../support/search-folder.ts';
import { share } from '../support/share.ts';
import { createPerson, refusal } from '../support/staff-client.ts';
import { runSql, startPostgres } from '../support/start-postgres.ts';
import { uploadResume, withFiles } from '../support/upload-files.ts';
import { planted, plantedControl, plantNumber } from './plant-number.ts';
import { shareLog } from './record-log.ts';

// A PostgreSQL of its own: these tests read its log and its files, change its settings and stop it.
const postgres = share(startPostgres);
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await postgres.createDatabase('records');
});

const log = shareLog();
const server = shareServer(() => ({ database: { url: databaseUrl } }));
const asAdmin = (sql: string) => runSql(databaseUrl.replace('owner@', 'admin@'), sql);

it('a planted number is nowhere in the data folder, the write-ahead log and the output of PostgreSQL', async () => {
  await plantNumber(server);
  await asAdmin('checkpoint');
  expect(await filesHolding(postgres.dataDir, planted)).toEqual([]);
  for (const folder of ['pg_wal', 'base'])
    expect(await filesHolding(path.join(postgres.dataDir, folder), [plantedControl])).not.toEqual([]);
  expect(await filesHolding(server.dataDir, planted)).toEqual([]);
  // The database logs the constraint, never the value.
  expect(postgres.output()).toContain('violates check constraint');
  for (const text of planted) expect(postgres.output() + log()).not.toContain(text);
});

it('a PostgreSQL that would log parameters stops the start until its settings are changed', async () => {
  const set = (setting: string) => asAdmin(`alter database records ${setting}`);
  onTestFinished(async () => {
    await set('reset all');
  });
  const refusals: Record<string, string> = {
    "log_statement = 'mod'": 'log_parameter_max_length = 0',
    'log_min_duration_statement = 1000': 'log_parameter_max_length = 0',
    'log_min_duration_sample = 1000': 'log_parameter_max_length = 0',
    'log_transaction_sample_rate = 0.1': 'log_parameter_max_length = 0',
    'log_parameter_max_length_on_error = 64': 'log_parameter_max_length_on_error = 0',
    'auto_explain.log_min_duration = 1000': 'auto_explain.log_min_duration = -1',
  };
  const refusalWith = (mend: string) =>
    new StartError(
      `The database at DATABASE_URL would log social security numbers. Have a superuser run: alter database records set ${mend};`,
    );
  for (const [setting, mend] of Object.entries(refusals)) {
    await set(`set ${setting}`);
    await expect(openPostgres(databaseUrl)).rejects.toThrow(refusalWith(mend));
    await set(`reset ${setting.split(' ')[0]}`);
  }
  await set("set log_statement = 'all'");
  await set('set log_min_duration_statement = 0');
  const database = { url: databaseUrl };
  await expect(openTestServer({ database })).rejects.toThrow(refusalWith('log_parameter_max_length = 0'));
  await set('set log_parameter_max_length = 0');
  const { visitor, staff } = clientsOf(await serverForTest({ database }));
  const row = await withFiles(staff, sampleVerification({ social_security: planted[0] }));
  expect((await visitor.from('employment_verifications').insert(row)).status).toBe(201);
  await expect.poll(postgres.output).toMatch(/execute .*insert into "?public"?\."?employment_verifications/);
  expect(postgres.output()).not.toMatch(/987-?65-?4321/);
});

it('while the database is down requests answer 503, and they succeed when it is back', async () => {
  const { visitor, staff } = clientsOf(server);
  const [before, row] = [sampleContact(), sampleContact()];
  expect((await visitor.from('contacts').insert(before)).status).toBe(201);

  const person = await createPerson(server, 'service');
  await postgres.stop();
  for (const session of [person, person.elsewhere()]) {
    expect(await session.get('/me')).toMatchObject(
      session === person ? refusal(503, 'unavailable') : { status: 401 },
    );
    expect(await session.signIn()).toMatchObject(refusal(503, 'unavailable'));
  }
  const insert = await visitor.from('contacts').insert(row);
  expect({ status: insert.status, code: insert.error?.code }).toEqual({ status: 503, code: 'PGRST000' });
  const name = resumePath();
  const upload = await uploadResume(visitor, name);
  expect(upload.error).toMatchObject({ status: 503, statusCode: '503' });
  const unready = await fetch(`${server.url}/readyz`);
  expect(unready.status).toBe(503);
  expect(await unready.json()).toMatchObject({ status: 'not ready', notReady: ['database'] });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await (await fetch(server.url)).text()).toBe('<h1>Home</h1>');

  await postgres.start();
  expect((await person.get('/me')).status).toBe(200);
  expect((await visitor.from('contacts').insert(row)).status).toBe(201);
  expect((await uploadResume(visitor, name)).error).toBeNull();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const { data } = await staff.from('contacts').select('id');
  expect(new Set(data?.map(({ id }) => id))).toEqual(new Set([before.id, row.id]));
});
