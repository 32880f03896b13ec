import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { referenceOf } from '#domain/references.ts';
import type { AuditLine, Before } from '../../server/staff/audit/read-audit.ts';
import { shareStaff } from '../support/share-staff.ts';
import { daysAgo, plantRecords } from './insight-fixtures.ts';

const staff = shareStaff({ owner: 'Olive, "Owner"' });

type Line = AuditLine & { exists: boolean };
type Page = { lines: Line[]; hasMore: boolean };

const list = async (filter: Record<string, unknown>, before?: Before) => {
  const { status, body } = await staff.owner.post('/audit/list', { filter, ...(before && { before }) });
  expect(status).toBe(200);
  return body as Page;
};

it('lists who joined, signed in and set up a second step, newest first', async () => {
  const { lines, hasMore } = await list({});
  expect(lines.map(({ action }) => action)).toEqual([
    'second_step_on',
    'sign_in',
    'invitation_accepted',
    'person_invited',
  ]);
  expect(lines[0]?.actor_name).toBe('Olive, "Owner"');
  expect(lines.at(-1)).toMatchObject({ actor_id: 'shell', details: { role: 'owner' } });
  expect(hasMore).toBe(false);
});

it('filters by person, action, kind, date and record', async () => {
  const [{ actor_id = '' } = {} as Line] = (await list({})).lines;
  expect(new Set((await list({ actor: actor_id })).lines.map((line) => line.actor_name))).toEqual(
    new Set(['Olive, "Owner"']),
  );
  expect((await list({ actor: 'shell' })).lines).toHaveLength(1);
  expect((await list({ action: 'sign_in', actor: actor_id })).lines).toHaveLength(1);
  expect((await list({ kind: 'verification' })).lines).toEqual([]);
  // Days of the office, a day wider at both ends.
  const day = (date: Date) => date.toISOString().slice(0, 10);
  expect((await list({ since: day(daysAgo(1)), until: day(daysAgo(-1)) })).lines.length).toBeGreaterThan(3);
  expect((await list({ since: day(daysAgo(-2)) })).lines).toEqual([]);
  expect((await list({ until: day(daysAgo(2)) })).lines).toEqual([]);
  expect((await staff.owner.get('/audit/actors')).body).toMatchObject({
    actors: [{ name: 'Olive, "Owner"' }, { id: 'shell', name: 'Shell' }],
  });
});

it('shows a failed sign-in with the name that was used and from where, and filters it', async () => {
  const { email, id } = staff.owner;
  await staff.owner.elsewhere().auth('/sign-in/email', { email, password: 'not the password' });
  await staff.owner.elsewhere().auth('/sign-in/email', { email: 'x@example.com', password: 'a guess' });
  const { lines } = await list({ action: 'sign_in_failed' });
  expect(lines).toMatchObject([
    { actor_id: 'unknown', details: { reason: 'password', address: '127.0.0.1' } },
    { actor_id: id, actor_name: 'Olive, "Owner"', details: { reason: 'password', address: '127.0.0.1' } },
  ]);
  expect((await list({ action: 'sign_in_failed', actor: id })).lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(/x@example|not the password|a guess/);
});

it('finds the acts on a record by its id or reference, and says whether it still exists', async () => {
  const [id = ''] = await plantRecords(staff.server, [{ kind: 'message', sent: daysAgo(3) }]);
  await staff.owner.get(`/records/message/${id}`);
  await staff.owner.post('/persons/export', { records: [{ kind: 'message', id }] });
  const acts = async (record: string) =>
    (await list({ record })).lines.map(({ action, exists }) => [action, exists]);
  const read = [
    ['person_exported', false],
    ['record_read', true],
  ];
  expect(await acts(id)).toEqual(read);
  expect(await acts(referenceOf(id).toLowerCase())).toEqual(read);
  await staff.owner.post('/persons/delete-record', { kind: 'message', id, reason: 'Asked for by mail' });
  expect(await acts(id)).toEqual([
    ['record_deleted', false],
    ['person_exported', false],
    ['record_read', false],
  ]);
  expect((await list({ kind: 'message' })).lines).toHaveLength(2);
  expect(await acts(randomUUID())).toEqual([]);
});

it.each(['K7QM', 'OOOO-1111', '0f8fad5b-d9cb-469f-a165-70867728950e0', "' or true --"])(
  'refuses %s, which is neither an id nor a reference, and names the field without its value',
  async (record) => {
    const { status, body } = await staff.owner.post('/audit/list', { filter: { record } });
    expect({ status, body }).toEqual({ status: 400, body: { code: 'invalid', fields: ['filter.record'] } });
  },
);

it('pages through many lines without a gap or a repetition', async () => {
  for (let count = 0; count < 60; count += 1) await staff.owner.post('/audit/export', { action: 'sign_out' });
  const first = await list({ action: 'audit_exported' });
  expect(first.lines).toHaveLength(50);
  expect(first.hasMore).toBe(true);
  const last = first.lines.at(-1);
  const second = await list({ action: 'audit_exported' }, last && { at: last.at, id: last.id });
  expect(second.lines).toHaveLength(10);
  expect(second.hasMore).toBe(false);
  const ids = [...first.lines, ...second.lines].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(new Set(ids).size).toBe(60);
});

it('exports what matches as CSV, and records the export with its filter', async () => {
  const { response, body } = await staff.owner.post('/audit/export', { action: 'invitation_accepted' });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(String(body).split('\r\n')).toEqual([
    'time,person,person_id,action,kind,reference,record_id,details',
    expect.stringMatching(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d,"Olive, ""Owner""",[^,]+,invitation_accepted,,,,"role: owner; purpose: invite"$/,
    ),
    '',
  ]);
  const { lines } = await list({ action: 'audit_exported' });
  expect(lines[0]?.details).toEqual({ action: 'invitation_accepted', lines: 1 });
});

it('exports the rows that the filters show, without its own, and names deleted records by their reference', async () => {
  const [id = ''] = await plantRecords(staff.server, [{ kind: 'message', sent: daysAgo(3) }]);
  const records = [{ kind: 'message', id }];
  await staff.owner.post('/persons/delete', { records, reason: 'Asked for' });
  for (const filter of [{}, { action: 'audit_exported' }, { record: referenceOf(id) }]) {
    const actions: string[] = [];
    for (let page: Page | undefined; !page || page.hasMore; ) {
      const last: Line | undefined = page?.lines.at(-1);
      page = await list(filter, last && { at: last.at, id: last.id });
      actions.push(...page.lines.map(({ action }) => action));
    }
    const { body } = await staff.owner.post('/audit/export', filter);
    const rows = String(body).trimEnd().split('\r\n').slice(1);
    expect(rows.map((row) => actions.find((action) => row.includes(`,${action},`)))).toEqual(actions);
    const [own] = (await list({ action: 'audit_exported' })).lines;
    expect(own?.details.lines).toBe(rows.length);
    if ('record' in filter) expect(rows.join()).toContain(`records: message ${referenceOf(id)}`);
    expect(rows.join()).not.toContain(`message ${id}`);
  }
});
