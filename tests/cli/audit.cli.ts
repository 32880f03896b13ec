import { execFileSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { shareServer, type TestServer } from '../support/open-test-server.ts';
import { readAudit } from '../support/read-audit.ts';
import { sampleContact } from '../support/samples.ts';
import { createPerson } from '../support/staff-client.ts';
import { startProxy } from '../support/start-proxy.ts';
import { envFor, prepareServer, runCli } from './run-cli.ts';

const { cli, cliWith, clients, folder, server } = prepareServer();
/** The server that backups are restored to. It has an audit of its own. */
const fresh = shareServer();
const toFresh = (...args: string[]) => runCli(args, envFor(fresh));

beforeAll(async () => {
  const message = sampleContact();
  await clients().visitor.from('contacts').insert(message).throwOnError();
  const dana = await createPerson(server, 'service', { name: 'Dana' });
  expect((await dana.get(`/records/message/${message.id}`)).status).toBe(200);
  await createPerson(fresh, 'service', { name: 'Eve' });
  expect((await cli('backup', '--to', folder('plain.tar'))).code).toBe(0);
});

const linesOf = async (of: TestServer, name: string) =>
  (await readAudit(of)).filter(({ actor_name }) => actor_name === name).map(({ action }) => action);

it('a backup has the audit, and a restore adds it once to what is there', async () => {
  const dana = await linesOf(server, 'Dana');
  expect(dana).toEqual(['invitation_accepted', 'sign_in', 'record_read']);
  const verified = await cli('verify', folder('plain.tar'));
  expect(verified.out).toMatch(/^audit: 4 lines$/m);

  const restored = await toFresh('restore', folder('plain.tar'), '--yes', '--deleted', 'none');
  expect(restored.code).toBe(0);
  expect(restored.out).toMatch(/^audit +4 +0 +0 +0$/m);
  const both = async () => [await linesOf(fresh, 'Dana'), await linesOf(fresh, 'Eve')];
  expect(await both()).toEqual([dana, ['invitation_accepted', 'sign_in']]);
  expect(await readAudit(fresh)).toContainEqual(
    expect.objectContaining({ actor_name: 'Shell', action: 'audit_restored', details: { lines: 4 } }),
  );

  const all = await readAudit(fresh);
  for (const to of [toFresh, cli]) {
    const again = await to('restore', folder('plain.tar'), '--yes');
    expect(again.out).toMatch(/^audit +0 +4 +0 +0$/m);
  }
  expect(await readAudit(fresh)).toEqual(all);
});

it('a restored line keeps its time, and comes in its place', async () => {
  const times = "select entry_id, at from staff.audit where actor_name = 'Dana' order by at, id";
  expect(await fresh.sql(times)).toEqual(await server.sql(times));
});

it('a restore cannot rewrite a line', async () => {
  const { staff } = clientsOf(fresh);
  const text = execFileSync('tar', ['-xOf', folder('plain.tar'), 'tables/audit.jsonl'], { encoding: 'utf8' });
  const lines = text.trim().split('\n');
  const changed = lines.map((line) => ({
    ...JSON.parse(line),
    actor_name: 'Someone else',
    action: 'sign_out',
  }));
  const before = await readAudit(fresh);
  expect((await staff.rpc('staff_import_audit', { lines: changed }).throwOnError()).data).toBe(0);
  expect(await readAudit(fresh)).toEqual(before);
});

it('where the audit is in another database, backup and restore say so', async () => {
  const url = await startProxy(server.url, (request) =>
    /staff_(ex|im)port_audit/.test(request.url ?? '') ? [200, null] : undefined,
  );
  const made = await cliWith({ BACKEND_URL: url }, 'backup', '--to', folder('hosted.tar'));
  expect(made).toMatchObject({ code: 0, err: expect.stringContaining('This database has no audit.') });
  expect(made.out).not.toContain('audit');
  const restored = await cliWith({ BACKEND_URL: url }, 'restore', folder('plain.tar'), '--yes');
  expect(restored.code).toBe(0);
  expect(restored.out).toContain('audit: 4 lines not restored. This database has no audit');
});
