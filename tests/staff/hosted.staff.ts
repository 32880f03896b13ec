import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkProject } from '../../server/start/hosted/check-project.ts';
import { readHostedConfig } from '../../server/start/hosted/hosted-config.ts';
import { DatabaseError, DatabaseUnavailable } from '../../server/store/database/database-error.ts';
import { openEmbedded } from '../../server/store/database/open-embedded.ts';
import { createHostedRecords } from '../../server/store/records/hosted-records.ts';
import { clientsOf } from '../support/clients.ts';
import { listenForTest } from '../support/listen-for-test.ts';
import { shareServer, type TestServer } from '../support/open-test-server.ts';
import { resumePath } from '../support/sample-files.ts';
import { sampleContact } from '../support/samples.ts';
import { copySeed, seedDir } from '../support/seed.ts';
import { createPerson } from '../support/staff-client.ts';
import { startAndFail, startServer } from '../support/start-server.ts';
import { shareFolder } from '../support/test-folder.ts';

/** Our own server stands in for the project: its REST and Storage API are Supabase's. */
const project = shareServer();
const folder = shareFolder();
const script = 'cli/main.ts staff';

async function seededDir(name: string): Promise<string> {
  const dir = folder(name);
  await copySeed(seedDir(), dir);
  return dir;
}
const settingsFor = ({ url, staffKey }: Pick<TestServer, 'url' | 'staffKey'>) => ({
  SUPABASE_URL: url,
  SUPABASE_SERVICE_ROLE_KEY: staffKey,
});

it('serves the app for a project: people and audit are its own, records are the project’s', async () => {
  const dataDir = await seededDir('staff');
  const env = { ...settingsFor(project), PRINT_SETUP_LINK: 'on' };
  const server = await startServer({ dataDir, script, env });
  try {
    await expect.poll(server.output).toMatch(/set up the staff's app within an hour.*\/staff\/welcome#/i);
    const home = await fetch(server.url, { redirect: 'manual' });
    expect([home.status, home.headers.get('location')]).toEqual([302, '/staff']);
    expect((await fetch(`${server.url}/rest/v1/contacts`)).status).toBe(404);

    const { visitor } = clientsOf(project);
    await visitor
      .from('contacts')
      .insert(sampleContact({ name: 'Hosted Visitor' }))
      .throwOnError();
    const service = await createPerson(server, 'service', { name: 'Sam Service' });
    const { status, body } = await service.post('/inbox/list');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('Hosted Visitor');
    // Nobody of this server exists in the project.
    expect((await service.copy(project.url).get('/me')).status).toBe(401);
  } finally {
    expect(await server.stop()).toBe(0);
  }
  const database = await openEmbedded(dataDir);
  const audit = await database.asOwner((query) =>
    query('select actor_name, action from staff.audit order by id'),
  );
  await database.close();
  expect(audit).toEqual([
    { actor_name: 'Shell', action: 'person_invited' },
    { actor_name: 'Sam Service', action: 'invitation_accepted' },
    { actor_name: 'Sam Service', action: 'sign_in' },
  ]);
});

it('an act on a record of a project is recorded first, and a project that is away is no empty one', async () => {
  const database = await openEmbedded(await seededDir('records'));
  onTestFinished(database.close);
  const recordsWith = (url: string, serviceKey: string) => createHostedRecords({ database, url, serviceKey });
  const file = { bucket: 'resumes', path: resumePath() };
  const wanted = { kinds: ['application'], wanted_kind: 'application', wanted_id: randomUUID() };
  expect(await recordsWith(project.url, project.staffKey).openFile(file)).toBeUndefined();

  // The project refuses the function, and its record stays: nothing happens without one.
  const actor = { id: 'person', name: 'Hanna Hiring', session: null };
  const refused = recordsWith(project.url, project.anonKey).perform(
    { actor, action: 'record_read' },
    (call) => call('staff_find', wanted),
  );
  await expect(refused).rejects.toBeInstanceOf(DatabaseError);
  expect(await database.asOwner((query) => query('select action from staff.audit'))).toEqual([
    { action: 'record_read' },
  ]);

  const away = recordsWith('http://127.0.0.1:9', 'sb_secret_x');
  await expect(away.read((call) => call('staff_find', wanted))).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(away.openFile(file)).rejects.toBeInstanceOf(DatabaseUnavailable);
});

it('names a missing or wrong setting at the start, and never prints the key', async () => {
  const good = settingsFor(project);
  expect(() => readHostedConfig({})).toThrow('Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY');
  expect(() => readHostedConfig({ ...good, SUPABASE_URL: 'abc.supabase.co' })).toThrow(
    'SUPABASE_URL must be an address',
  );
  const check = (url: string, serviceKey: string) => checkProject({ url, serviceKey });
  await expect(check('http://127.0.0.1:9', 'sb_secret_x')).rejects.toThrow('Check SUPABASE_URL');
  await expect(check(`${project.url}/elsewhere`, project.staffKey)).rejects.toThrow('Check SUPABASE_URL');
  const unknown = 'sb_secret_of_another_project';
  await expect(check(project.url, unknown)).rejects.toThrow('refuses SUPABASE_SERVICE_ROLE_KEY');

  const env = { ...good, SUPABASE_SERVICE_ROLE_KEY: project.anonKey };
  const { code, output } = await startAndFail({ dataDir: folder('none'), script, env });
  expect(code).toBe(1);
  expect(output).toMatch(/^The project at \S+ refuses SUPABASE_SERVICE_ROLE_KEY.*\n$/);
  expect(output).not.toContain(project.anonKey);
});

it('says in one line what a project refused at the start', async () => {
  const url = await listenForTest((request, response) => {
    const isRefused = request.url?.endsWith('/staff_enable_mail');
    response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' });
    response.end(isRefused ? '{"code":"21000","message":"UPDATE requires a WHERE clause"}' : 'null');
  });
  const env = settingsFor({ url, staffKey: 'sb_secret_x' });
  const { code, output } = await startAndFail({ dataDir: await seededDir('refused'), script, env });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The project at \S+ refused staff_enable_mail with 21000\. .*supabase\/migrations.*\n$/,
  );
});

it('a start that fails for another reason ends with one line too', async () => {
  const dataDir = await seededDir('damaged');
  await rm(path.join(dataDir, 'keys', 'staff-secret'));
  await mkdir(path.join(dataDir, 'keys', 'staff-secret'));
  const { code, output } = await startAndFail({ dataDir, script, env: settingsFor(project) });
  expect(code).toBe(1);
  expect(output).toMatch(/^The staff's app could not start: EISDIR.*DATA_DIR.*\n$/);
});
