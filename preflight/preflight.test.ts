import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainState } from '#company/states/plain.ts';
import type { Question } from '#domain/verification-questions.ts';
import { nameBackup } from '../cli/backup/rotation.ts';
import { readSettings } from '../cli/settings.ts';
import { askAllBut } from '../tests/support/questions.ts';
import { folderForTest } from '../tests/support/test-folder.ts';
import { checkCompany } from './company.ts';
import { type Finding, note, settle, unknown } from './finding.ts';
import { checkForms } from './form-checks.ts';
import { checkLaw } from './law.ts';
import { checkPackages } from './packages.ts';
import { applyNotes, createReport, formatReport } from './report.ts';
import type { Send } from './request.ts';
import { checkBackups } from './retention.ts';
import { checkScanner } from './scanner.ts';
import { readSchemaNames } from './schema-names.ts';
import { checkPublicUrl } from './server-settings.ts';
import { checkStateLaw } from './state-law.ts';
import { readTarget } from './target.ts';

test('a company without a license, or with leftovers of the demonstration, is not ready', () => {
  const states = (...company: Parameters<typeof checkCompany>) =>
    checkCompany(...company).map(({ id, state }) => `${id} ${state}`);
  const license = {
    holder: 'Northwind Insurance Company',
    principalOffice: 'Boise, Idaho',
    domicile: 'Idaho',
    number: 'NY-1',
    type: 'Insurer',
    underwriter: 'Northwind',
    naic: '1',
  };
  expect(states(null, [{ kind: 'name', file: 'company/site.ts', line: 4, what: 'A name' }])).toEqual([
    'company:license settle',
    'company:leftovers settle',
  ]);
  expect(states(license, [])).toEqual([
    'company:license good',
    'company:insurer good',
    'company:leftovers good',
  ]);
});

test('an insurer without its principal office is not named in full', () => {
  const license = {
    holder: 'A',
    principalOffice: 'Boise',
    domicile: 'Idaho',
    number: '1',
    type: 'B',
    underwriter: 'C',
    naic: '2',
  };
  expect(checkCompany(license, [])).toContainEqual(
    expect.objectContaining({ id: 'company:insurer', state: 'settle' }),
  );
});

test('an address of the server that is not that of the pages is named', () => {
  const states = (url?: string) => checkPublicUrl(url, 'https://www.northwind.com').map(({ state }) => state);
  expect(states('https://www.northwind.com')).toEqual(['good']);
  expect(states('https://northwind.com')).toEqual(['settle']);
  expect(states('')).toEqual([]);
});

test('tables, columns and functions are read from the migrations', () => {
  const { tables, routines } = readSchemaNames();
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['contacts', 'job_applications', 'employment_verifications', 'retention']),
  );
  const columnsOf = (table: string) => tables.find(({ name }) => name === table)?.columns;
  expect(columnsOf('retention')).toEqual(['table_name', 'keep_days']);
  expect(columnsOf('contacts')).toEqual(expect.arrayContaining(['id', 'created_at', 'message', 'language']));
  expect(columnsOf('employment_verifications')).toHaveLength(22);
  expect(routines.get('staff_find')).toEqual(['kinds', 'wanted_kind', 'wanted_id']);
  expect(routines.get('staff_send_reply')).toEqual(expect.arrayContaining(['reply_id', 'address', 'files']));
  expect([...routines.keys()]).toEqual(
    expect.arrayContaining(['install_sealing_key', 'purge_expired', 'orphaned_uploads']),
  );
});

test('a note settles a question of judgement, never an access check', () => {
  const question = settle('law', 'field:bank_name', 'Bank name', 'Switch it off.');
  const access = settle(
    'access',
    'access:contacts:reading-rows',
    'contacts: reading rows is not refused',
    'Revoke it.',
  );
  const noted = applyNotes([question, access], {
    [question.id]: 'Counsel, May 2027',
    [access.id]: 'fine by me',
  });
  expect(noted.map(({ state }) => state)).toEqual(['good', 'settle']);
  expect(noted[0]?.line).toContain('Counsel, May 2027');
});

test('the site is ready only without open findings', () => {
  const fine: Finding = { id: 'x', group: 'company', state: 'good', line: 'fine' };
  expect(createReport([fine])).toMatchObject({ ready: true, verdict: 'Ready' });
  expect(createReport([fine, settle('law', 'y', 'one', 'do')]).verdict).toBe('Not ready: 1 thing to settle');
  const unchecked = createReport([fine, unknown('access', 'z', 'not checked', 'set a key')]);
  expect(unchecked.ready).toBe(false);
  expect(formatReport(unchecked, 'http://localhost')).toContain('→ set a key');
  const noted = createReport([fine, note('company', 'n', 'a choice', 'know it')]);
  expect(noted.ready).toBe(true);
  expect(formatReport(noted, 'http://localhost')).toMatch(/1 of 1 in order\n.*a choice\n.*→ know it/);
});

test.each([
  [{ scan: 'clean' }, 'good'],
  [{ scan: 'not scanned' }, 'settle'],
  [{}, 'note'],
])('a file with the metadata %o is reported as %s', async (metadata, state) => {
  const send = async (_caller: string, path: string) => {
    const isList = path.includes('/object/list/');
    return { status: 200, text: isList ? JSON.stringify([{ metadata }]) : '{}', headers: new Headers() };
  };
  for (const deployment of ['own', 'supabase'] as const)
    expect(await checkScanner(send, { deployment })).toMatchObject([{ id: 'server:CLAMD', state }]);
});

test('CLAMD is named for what it scans: on Supabase not for what visitors upload', async () => {
  const send = async () => ({ status: 200, text: '[{}]', headers: new Headers() });
  const [own] = await checkScanner(send, { deployment: 'own' });
  expect(own?.next).toMatch(/set CLAMD/);
  const [supabase] = await checkScanner(send, { deployment: 'supabase' });
  expect(supabase?.next).toMatch(/CLAMD.*npm run staff/);
});

test('a legal page is due for review after a year', async () => {
  const refuse = async () => ({ status: 403, text: '{"code":"42501"}', headers: new Headers() });
  const text = readFileSync('company/content/en/legal/terms.mdx', 'utf8');
  const updated = Date.parse(/updated: '([^']+)'/.exec(text)?.[1] ?? '');
  const stateAfter = async (days: number) => {
    const findings = await checkLaw(refuse, new Date(updated + days * 24 * 60 * 60 * 1000));
    return findings.find(({ id }) => id === 'date:terms')?.state;
  };
  expect(await stateAfter(300)).toBe('good');
  expect(await stateAfter(400)).toBe('settle');
});

describe('the law of the state', () => {
  const plain = plainState('AK');
  const fact = { value: 'soon', source: 'A law', url: 'https://law.example/', checked: '2026-03-01' };
  const states = (law: typeof plain, now: string) =>
    checkStateLaw(law, new Date(now)).map(({ id, state }) => `${id} ${state}`);

  test('needs an office that takes complaints', () => {
    const regulator = { name: 'A', fullName: 'B', phone: '1', url: fact.url, checked: fact.checked };
    expect(states(plain, '2026-04-01')).toEqual(['state:regulator settle', 'state:checked good']);
    expect(states({ ...plain, regulator }, '2026-04-01')[0]).toBe('state:regulator good');
  });

  test('is due for a check after a year', () => {
    const law = { ...plain, claims: { ...plain.claims, decided: fact } };
    expect(states(law, '2027-02-01')[1]).toBe('state:checked good');
    expect(states(law, '2027-03-02')[1]).toBe('state:checked settle');
  });
});

describe('what the verification form asks', () => {
  const reply = (status: number, code: string) => async () => ({
    status,
    text: JSON.stringify({ code }),
    headers: new Headers(),
  });
  const incomplete = reply(400, '23502');
  const forbidden = reply(401, '42501');
  const plain = plainState('AK');
  const why = 'section 12 forbids it';
  const law = {
    ...plain,
    hiring: { ...plain.hiring, forbidden: { creditScore: { fact: null, why, notice: null } } },
  };
  const stateOf = async (column: string, send: Send, ...skipped: Question[]) => {
    const findings = await checkLaw(send, new Date(), askAllBut(...skipped), law);
    return findings.find(({ id }) => id === `field:${column}`);
  };

  test('is to settle for each restricted question, with the reason and the switch', async () => {
    expect(await stateOf('credit_score', incomplete)).toMatchObject({
      state: 'settle',
      line: expect.stringContaining(why),
      next: expect.stringMatching(/creditScore.*company\/policy\.ts/),
    });
    expect(await stateOf('dl_back_url', incomplete, 'creditScore')).toMatchObject({ state: 'settle' });
  });

  test('is a note for a question that is off, until the column is revoked too', async () => {
    expect(await stateOf('credit_score', incomplete, 'creditScore')).toMatchObject({
      state: 'note',
      next: expect.stringContaining('revoke insert (credit_score)'),
    });
    expect(await stateOf('credit_score', forbidden, 'creditScore')).toMatchObject({ state: 'good' });
    for (const side of ['dl_front_url', 'dl_back_url'])
      expect(await stateOf(side, forbidden, 'driversLicense')).toMatchObject({ state: 'good' });
  });

  test('is what the check of the form sends', async () => {
    const rows: Record<string, Record<string, unknown>> = {};
    const send: Send = async (_caller, path, init) => {
      rows[path.split('/').at(-1) ?? ''] = JSON.parse(String(init?.body));
      return { status: 400, text: '{"code":"23514"}', headers: new Headers() };
    };
    const target = await readTarget({}, readSettings({}));
    await checkForms(send, target, askAllBut('creditScore', 'driversLicense'));
    const sent = rows.employment_verifications ?? {};
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(['first_name', 'bank_name', 'social_security']));
    for (const column of ['credit_score', 'dl_front_url', 'dl_back_url'])
      expect(sent).not.toHaveProperty(column);
  });
});

describe('packages with a known vulnerability', () => {
  const report = (...names: string[]) =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: Object.fromEntries(names.map((name) => [name, { via: [{ title: 'A hole' }] }])),
      metadata: { vulnerabilities: { total: names.length } },
    });

  test('are named', () => {
    expect(checkPackages(report('left', 'right'))).toMatchObject({
      state: 'settle',
      line: 'Packages with a known vulnerability: left, right',
    });
    expect(checkPackages(report())).toMatchObject({ state: 'good' });
  });

  test.each([
    ['npm is missing', ''],
    ['the registry does not support audits', '{"message":"405 Method Not Allowed","error":{"code":"E405"}}'],
    ['the report is incomplete', report('left').slice(0, -9)],
    ['the numbers do not agree', report('left').replace('"total":1', '"total":3')],
  ])('cannot be ruled out where %s', (_, output) => {
    expect(checkPackages(output)).toMatchObject({ state: 'unknown' });
  });
});

test('the site is at PUBLIC_URL, unless another backend is checked', async () => {
  const settings = readSettings({ PUBLIC_URL: 'https://www.northwind.com', PORT: '3001' });
  const backend = 'http://localhost:3001';
  expect(await readTarget({}, settings)).toMatchObject({ backend, site: 'https://www.northwind.com' });
  const elsewhere = 'https://test.northwind.com';
  expect(await readTarget({ site: elsewhere }, settings)).toMatchObject({ backend, site: elsewhere });
  expect(await readTarget({ url: elsewhere }, settings)).toMatchObject({
    backend: elsewhere,
    site: elsewhere,
  });
});

test('only a backup counts as one, not the key or a list beside it', async () => {
  const dir = await folderForTest();
  const { backups } = await readTarget({}, readSettings({ BACKUP_DIR: dir }));
  const state = () => checkBackups(backups, new Date()).state;
  for (const name of ['company.asc', 'backups.jsonl']) writeFileSync(path.join(dir, name), '');
  expect(state()).toBe('settle');
  writeFileSync(path.join(dir, nameBackup(new Date(), true)), '');
  expect(state()).toBe('good');
});

test("this machine's staff secret is sent to this machine only", async () => {
  const env = { DATA_DIR: 'tests', SUPABASE_URL: 'https://abc.supabase.example/', SUPABASE_ANON_KEY: 'anon' };
  expect(await readTarget({}, readSettings(env))).toMatchObject({
    backend: 'https://abc.supabase.example',
    deployment: 'supabase',
    anonKey: 'anon',
    staffKey: undefined,
  });
  const given = readSettings({ STAFF_SECRET: ' given ' });
  expect(await readTarget({ url: 'https://www.northwind.com' }, given)).toMatchObject({
    deployment: 'own',
    staffKey: 'given',
  });
});
