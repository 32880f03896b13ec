import { describe, expect, test } from 'vitest';
import { site } from '../app/site.ts';
import { checkCompany } from './company.ts';
import { type Finding, settle, unknown } from './finding.ts';
import { checkPackages } from './packages.ts';
import { printReport, reportOf, settleByNote } from './report.ts';
import { readSchemaNames } from './schema-names.ts';
import { readSettings } from './settings.ts';

const telephone = (shown: string) => ({ shown, href: `tel:${shown}` });

test('every fact that came with the site is called a placeholder, and none that an owner put in its place', () => {
  expect(checkCompany().filter(({ state }) => state === 'good')).toEqual([]);
  const findings = checkCompany({
    ...site,
    name: 'Northwind Mutual',
    origin: 'https://www.northwind.com',
    license: { holder: 'Northwind Mutual', number: 'NY-1' },
    email: 'hello@northwind.com',
    telephone: telephone('(212) 736-5000'),
    claimsHotline: telephone('(212) 736-5001'),
    offices: [{ street: '350 Fifth Avenue' }],
    figures: { years: '3' },
    social: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/northwind' }],
  });
  expect(findings.filter(({ state }) => state !== 'good')).toEqual([]);
});

test('the tables, columns and functions to try are read from the migrations', () => {
  const { tables, routines } = readSchemaNames();
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'contacts',
      'job_applications',
      'employment_verifications',
      'unsealings',
      'retention',
    ]),
  );
  expect(tables.find(({ name }) => name === 'contacts')?.columns).toEqual([
    'id',
    'created_at',
    'name',
    'email',
    'phone',
    'subject',
    'message',
  ]);
  expect(tables.find(({ name }) => name === 'employment_verifications')?.columns).toHaveLength(20);
  expect(routines).toEqual(
    expect.arrayContaining(['install_sealing_key', 'purge_expired', 'orphaned_uploads']),
  );
});

test('a note settles a question of judgement, never an open door', () => {
  const question = settle('law', 'field:bank_name', 'Bank name', 'Switch it off.');
  const door = settle(
    'doors',
    'door:contacts:reading-rows',
    'contacts: reading rows is not refused',
    'Close it.',
  );
  const noted = settleByNote([question, door], {
    [question.id]: 'Counsel, May 2027',
    [door.id]: 'fine by me',
  });
  expect(noted.map(({ state }) => state)).toEqual(['good', 'settle']);
  expect(noted[0]?.line).toContain('Counsel, May 2027');
});

test('only a check without any open question is ready', () => {
  const fine: Finding = { id: 'x', group: 'company', state: 'good', line: 'fine' };
  expect(reportOf([fine])).toMatchObject({ ready: true, verdict: 'Ready' });
  expect(reportOf([fine, settle('law', 'y', 'one', 'do')]).verdict).toBe('Not ready: 1 thing to settle');
  const untried = reportOf([fine, unknown('doors', 'z', 'not tried', 'set a key')]);
  expect(untried.ready).toBe(false);
  expect(printReport(untried, 'http://localhost')).toContain('→ set a key');
});

describe('packages with a known weakness', () => {
  const report = (...names: string[]) =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: Object.fromEntries(names.map((name) => [name, { via: [{ title: 'A hole' }] }])),
      metadata: { vulnerabilities: { total: names.length } },
    });

  test('are named', () => {
    expect(checkPackages(report('left', 'right'))).toMatchObject([
      { state: 'settle', line: 'A weakness is known in left, right' },
    ]);
    expect(checkPackages(report())).toMatchObject([{ state: 'good' }]);
  });

  test.each([
    ['npm is missing', ''],
    ['the registry refuses to say', '{"message":"405 Method Not Allowed","error":{"code":"E405"}}'],
    ['the answer is cut short', report('left').slice(0, -9)],
    ['the numbers do not agree', report('left').replace('"total":1', '"total":3')],
  ])('are not told from none where %s', (_, answer) => {
    expect(checkPackages(answer)).toMatchObject([{ state: 'unknown' }]);
  });
});

test("this machine's staff secret goes to this machine only", () => {
  const env = { DATA_DIR: 'tests', SUPABASE_URL: 'https://abc.supabase.example/', SUPABASE_ANON_KEY: 'anon' };
  expect(readSettings([], env)).toMatchObject({
    backend: 'https://abc.supabase.example',
    home: 'supabase',
    anonKey: 'anon',
    staffKey: undefined,
  });
  expect(readSettings(['--url', 'https://www.northwind.com'], { INBOX_KEY: ' given ' })).toMatchObject({
    home: 'ours',
    staffKey: 'given',
  });
});
