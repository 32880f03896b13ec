import { chmod, cp, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buckets } from '#domain/kinds.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { site } from '../../company/site.ts';
import { state } from '../../company/state.ts';
import type { Report } from '../../preflight/report.ts';
import { listRestrictedFields } from '../../preflight/restricted-fields.ts';
import { runCli, spawnCli } from '../cli/run-cli.ts';
import { clientsOf } from '../support/clients.ts';
import { createDatabase } from '../support/databases.ts';
import { openTestServer } from '../support/open-test-server.ts';
import { share } from '../support/share.ts';
import { startProxy } from '../support/start-proxy.ts';
import { shareFolder } from '../support/test-folder.ts';
import { otherUploads, storedFiles } from './stored-files.ts';

const folder = shareFolder();
const database = share(createDatabase);
let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  await cp('supabase', folder('supabase'), { recursive: true });
  await open();
});
afterAll(() => server?.remove());

async function open(settings: NodeJS.ProcessEnv = {}) {
  await server?.remove();
  server = await openTestServer({ database, env: { SCHEMA_DIR: folder('supabase'), ...settings } });
}

/** Without npm in the PATH, the registry is not asked. */
const runPreflight = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  runCli(['preflight', ...args], { PATH: '/nowhere', DATA_DIR: server.dataDir, ...env });

/** Runs preflight and returns the ids of open findings that start with `prefix`. */
async function findOpen(url: string, prefix = '') {
  const { out, err, code } = await runPreflight(['--url', url, '--json']);
  expect(err).toBe('');
  expect(code).toBe(1);
  const report: Report = JSON.parse(out);
  const ids = report.findings.filter(({ state }) => state === 'settle').map(({ id }) => id);
  return { report, ids: ids.filter((id) => id.startsWith(prefix)) };
}

async function readStored() {
  const { staff } = clientsOf(server);
  const rows = await Promise.all(
    ['contacts', 'job_applications', 'employment_verifications'].map(
      async (table) => (await staff.from(table).select('*').throwOnError()).data ?? [],
    ),
  );
  return [...rows.flat(), ...(await storedFiles(server))];
}

describe('on the unchanged schema', () => {
  test('every access check passes, the forms work, nothing stays stored, and placeholders are named', async () => {
    const { report, ids } = await findOpen(server.url);
    const checks = report.findings.filter(({ group }) => group === 'access' || group === 'forms');
    expect(checks.length).toBeGreaterThan(130);
    expect(checks.filter(({ state }) => state !== 'good')).toEqual([]);
    const tried = checks.map(({ id }) => id);
    for (const bucket of buckets)
      expect(tried).toEqual(expect.arrayContaining(otherUploads.map((kind) => `access:${bucket}:${kind}`)));
    expect(await readStored()).toEqual([]);
    // Otherwise the eleventh run would meet the limit, and so would a visitor behind the same address.
    expect(await server.sql('select at from private.claim_lookups')).toEqual([]);
    expect(report.findings.find(({ id }) => id === 'server:CLAMD')?.state).toBe('note');
    for (const id of [
      ...listRestrictedFields(state)
        .filter(({ question }) => askedQuestions[question])
        .map(({ column }) => `field:${column}`),
      'keys:private',
      'retention:days',
      'backup',
      'server:RATE_LIMIT',
      'server:UPKEEP',
    ])
      expect(ids).toContain(id);
    expect(ids.includes('company:license')).toBe(!site.license);
    expect(report.findings.filter(({ state, next }) => state !== 'good' && !next)).toEqual([]);
    expect(report.verdict).toMatch(/^Not ready: \d+ things to settle/);
  });

  test('the report has groups, the next step under each line, and a verdict; a server with its defaults limits requests and deletes expired records', async () => {
    await open({ RATE_LIMIT: '', UPKEEP: '' });
    const secret = path.join(server.dataDir, 'keys', 'staff-secret');
    await chmod(secret, 0o644);
    // A registry that reports a vulnerability in zod, which other packages depend on.
    const advisory = { id: 1, title: 'A hole', severity: 'high', vulnerable_versions: '<99' };
    const registry = await startProxyWith({
      '/-/npm/v1/security/advisories/bulk': [200, { zod: [advisory] }],
    });
    const env = { DATA_DIR: server.dataDir, npm_config_registry: registry };
    // A process of its own: it waits for npm, and the registry is in this one.
    const { out, code } = await spawnCli(['preflight', '--url', server.url], env);
    await chmod(secret, 0o600);
    expect(code).toBe(1);
    expect(out).toContain('Packages with a known vulnerability: zod\n');
    expect(out).toContain(`Other users of this machine can read ${secret}`);
    expect(out).toMatch(/What an anonymous visitor can do\n {2}✓ (\d+) of \1 in order\n/);
    expect(out).toContain('→ Move it to the machine where staff read records');
    expect(out.trimEnd()).toMatch(/Not ready: \d+ things to settle, and \d+ not checked\.$/);
    expect(out).not.toMatch(/RATE_LIMIT|UPKEEP/);
    await open();
  });

  test('a look-up of claims that is limited is in order; one by GET or HEAD, an empty public bucket, open sign-ups and several rows in one request are found', async () => {
    const proxy = await startProxyWith({
      '/rest/v1/rpc/claim_status': [200, { outcome: 'limited' }],
      '/storage/v1/bucket/resumes': [200, { id: 'resumes', public: true }],
      '/auth/v1/settings': [200, { disable_signup: false }],
      // Our own server refuses them also without the trigger.
      '/rest/v1/contacts': [201, []],
    });
    const { ids } = await findOpen(proxy, 'access:');
    // What else is found about contacts is the answer to several rows.
    const others = ids.filter((id) => !id.startsWith('access:contacts:'));
    expect(others.toSorted()).toEqual([
      'access:bulk-insert',
      'access:calling-claim_status-by-GET',
      'access:calling-claim_status-by-HEAD',
      'access:resumes:changing-its-settings',
      'access:resumes:the-public-address',
      'access:signing-up',
    ]);
  });

  test('numbers that are sealed with a key that is gone are found before the next start', async () => {
    const file = path.join(server.dataDir, 'keys/sealing-public.asc');
    const sent = await server.sql(`insert into public.employment_verifications
      (first_name, last_name, email, phone, street_address, city, state, zip_code, social_security)
      values ('A', 'B', 'a@b.example', '2125550100', '1 Main Street', 'Albany', 'NY', '12207', '900123456') returning id`);
    expect((await findOpen(server.url, 'keys:sealing')).ids).toEqual([]);
    await rename(file, `${file}.away`);
    expect((await findOpen(server.url, 'keys:sealing')).ids).toEqual(['keys:sealing']);
    await rename(`${file}.away`, file);
    await server.sql(`delete from public.employment_verifications where id = '${sent[0]?.id}'`);
  });

  test('from an address outside STAFF_NETWORKS, nothing is uploaded and the setting is named', async () => {
    const proxy = await startProxyWith({}, { 'x-forwarded-for': '203.0.113.7' });
    const { report } = await findOpen(proxy);
    expect(report.findings.find(({ id }) => id === 'access:files')).toMatchObject({
      state: 'unknown',
      next: expect.stringContaining('STAFF_NETWORKS'),
    });
    expect(report.findings.filter(({ group }) => group === 'server')).toEqual([]);
    expect(await readStored()).toEqual([]);
  });

  test('without the staff secret, nothing is uploaded and the missing check is reported', async () => {
    const { out } = await runPreflight(['--url', server.url, '--json'], { DATA_DIR: '/nowhere' });
    const report: Report = JSON.parse(out);
    expect(report.findings.find(({ id }) => id === 'access:files')).toMatchObject({ state: 'unknown' });
    expect(report.ready).toBe(false);
    expect(await readStored()).toEqual([]);
  });
});

describe('preflight stops', () => {
  test.each([
    ['nothing answers', () => ['--url', 'http://127.0.0.1:9'], /Nothing answers/],
    ['the public key is unknown', () => ['--url', server.url], /does not accept the site's public key/],
  ])('where %s', async (_, args, sentence) => {
    const { code, err } = await runPreflight(args(), { SUPABASE_ANON_KEY: 'sb_publishable_other' });
    expect(err).toMatch(sentence);
    expect(code).toBe(2);
  });
});

describe('on a schema with additional permissions', () => {
  beforeAll(async () => {
    await writeFile(folder('supabase/migrations/20991231000000_loosened.sql'), loosened);
    await open();
  });

  test('every additional permission is found, and nothing stays stored', async () => {
    const { ids } = await findOpen(server.url, 'access:');
    expect(ids.toSorted()).toEqual(
      [
        'access:contacts:reading-email',
        'access:contacts:setting-created_at',
        'access:retention:reading-rows',
        'access:retention:counting-rows',
        'access:retention:reading-table_name',
        'access:retention:reading-keep_days',
        'access:calling-install_sealing_key',
        'access:resumes:downloading-a-file',
        'access:resumes:downloading-by-the-authenticated-address',
        'access:resumes:signing-a-link',
        'access:resumes:signing-links',
        'access:resumes:finding-a-file-in-the-list',
        ...[
          'sending-a-file-outside-its-folder',
          'deleting-files',
          'downloading-a-file',
          'downloading-by-the-authenticated-address',
          'finding-a-file-in-the-list',
          'signing-a-link',
          'signing-links',
          'replacing-a-file',
          'overwriting-a-file',
          'overwriting-a-file-by-a-slow-upload-that-may-replace',
        ].map((what) => `access:employment-documents:${what}`),
      ].toSorted(),
    );
    expect(await readStored()).toEqual([]);
  });
});

const loosened = `
grant select (email), insert (created_at) on public.contacts to anon;
grant select on public.retention to anon;
grant execute on function public.install_sealing_key(text) to anon;
create policy "too much" on storage.objects for select to anon using (bucket_id = 'resumes');
create policy "all of it" on storage.objects to anon using (bucket_id = 'employment-documents');
`;

/** Forwards to the same backend with additional headers, except for the given addresses. */
function startProxyWith(answers: Record<string, [status: number, body: object]>, added = {}) {
  const answer = ({ url = '' }: IncomingMessage) =>
    Object.entries(answers).find(([address]) => url.startsWith(address))?.[1];
  return startProxy(server.url, answer, added);
}
