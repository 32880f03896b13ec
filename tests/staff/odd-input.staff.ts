import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { shareStaff } from '../support/share-staff.ts';
import { password, StaffSession } from '../support/staff-client.ts';

const staff = shareStaff({ owner: 'Olivia Owner' });

const unstorable = ['a\u0000b', '\ud800', 'half \udfff'];
const id = randomUUID();

it.each(unstorable)('text that the database cannot hold is refused: %j', async (text) => {
  const answers = await Promise.all([
    staff.owner.post('/inbox/list', { search: text }),
    staff.owner.post('/inbox/list', { jobs: [text] }),
    staff.owner.post('/persons/search', { words: `${text} and more` }),
    staff.owner.post(`/records/message/${id}/notes`, { body: text }),
    staff.owner.post(`/records/message/${id}/assign`, { version: 1, assignee: text }),
    staff.owner.post('/persons/delete-record', { kind: 'message', id, reason: `${text} reason` }),
    staff.owner.post('/sealed/number', { id, reason: `${text} reason` }),
    staff.owner.post('/audit/list', { filter: { actor: text } }),
    staff.owner.post('/invitation/find', { token: `${text}${'a'.repeat(30)}` }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  expect(
    (await staff.owner.post(`/team/${encodeURIComponent(text.replace(/[\ud800-\udfff]/, '\u0000'))}/suspend`))
      .status,
  ).toBe(400);
});

it.each([
  ['/inbox/list', { since: '0000-01-01T00:00:00Z' }],
  ['/inbox/count', { until: '0000-06-01T00:00:00+02:00' }],
  ['/inbox/list', { before: { time: '0000-01-01T00:00:00Z', id } }],
  ['/inbox/export', { since: '0000-01-01T00:00:00Z' }],
  ['/audit/list', { filter: { since: '0000-01-01' } }],
  ['/audit/list', { filter: {}, before: { at: '0000-01-01T00:00:00Z', id: 1 } }],
  [`/records/message/${id}/state`, { version: Number.MAX_SAFE_INTEGER, state: 'done' }],
])('%s refuses %j', async (path, body) => {
  expect((await staff.owner.post(path, body)).status).toBe(400);
});

it.each([
  { email: { toString: 1 }, password },
  { email: ['a@example.com'], password },
  { email: 'a\u0000@example.com', password },
  { email: null, password: null },
  [],
  null,
])('a sign-in with %j is refused', async (body) => {
  const { status } = await new StaffSession(staff.server.url, '').auth('/sign-in/email', body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});
