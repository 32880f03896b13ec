import { mkdir, readdir } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { sampleContact } from '../support/samples.ts';
import { createPerson } from '../support/staff-client.ts';
import { ensureSite } from '../support/start-server.ts';
import { prepareServer, sendApplication, sendVerification, spawnCli } from './run-cli.ts';

const { cli, clients, env: settings, folder, server } = prepareServer();

/** Runs with a temporary folder of its own, which must be empty afterwards. */
async function rehearse(source: string) {
  const { siteDir, staffDir } = await ensureSite(server.dataDir);
  const env = {
    SITE_DIR: siteDir,
    STAFF_DIR: staffDir,
    TMPDIR: folder('tmp'),
    // Settings of the real server, which a rehearsal must not use.
    DATABASE_URL: 'postgres://nowhere.invalid/x',
    SMTP_URL: 'smtp://nowhere.invalid',
    PORT: '1',
    BACKEND_URL: 'http://127.0.0.1:9',
  };
  const ended = await spawnCli(['rehearse', folder(source)], { ...settings(), ...env });
  expect(await readdir(folder('tmp'))).toEqual([]);
  return ended;
}

beforeAll(async () => {
  const { visitor, staff } = clients();
  const rows = Array.from({ length: 30 }, (_, at) => sampleContact({ name: `Number ${at}` }));
  await staff.from('contacts').insert(rows).throwOnError();
  await visitor
    .from('contacts')
    .insert(sampleContact({ message: 'Ünïcödé 李小龍 🙂\nlines' }))
    .throwOnError();
  await sendApplication(clients());
  await sendVerification(clients());
  await staff.from('retention').update({ keep_days: 200 }).eq('table_name', 'contacts').throwOnError();
  await createPerson(server, 'service');
  await mkdir(folder('tmp'));
  expect((await cli('backup', '--to', folder('whole.tar'))).code).toBe(0);
});

it('a good backup comes back equal, and nothing is left behind', async () => {
  const { code, out, err } = await rehearse('whole.tar');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^contacts +31 +0 +31$/m);
  expect(out).toMatch(/^job_applications +1 +0 +1$/m);
  expect(out).toMatch(/^employment_verifications +1 +0 +1$/m);
  expect(out).toMatch(/^retention +4 +0 +4$/m);
  expect(out).toMatch(/^audit +3 +0 +3$/m);
  expect(out).toMatch(/^files +3 +0 +3$/m);
  expect(out).toMatch(/^The backup of .+ was restored in \d+\.\d minutes, and everything is equal\.$/m);
});
