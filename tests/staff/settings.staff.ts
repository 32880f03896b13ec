import { beforeAll, expect, it } from 'vitest';
import { clientOf } from '../support/clients.ts';
import { shareStaff } from '../support/share-staff.ts';
import { daysAgo, plantRecords } from './insight-fixtures.ts';

const staff = shareStaff({ owner: 'Olive Owner' });

beforeAll(async () => {
  await plantRecords(staff.server, [
    { kind: 'message', sent: daysAgo(200) },
    { kind: 'message', sent: daysAgo(150) },
    { kind: 'message', sent: daysAgo(20) },
  ]);
});

const changeDays = (change: object) =>
  staff.owner.post('/settings/retention', { kind: 'message', ...change });
const lastChange = async () => {
  const { body } = await staff.owner.post('/audit/list', { filter: { action: 'retention_changed' } });
  return (body as { lines: Record<string, unknown>[] }).lines[0];
};

it('shows the days of each kind beside those that the website prints', async () => {
  const { body } = await staff.owner.get('/settings');
  expect(body).toMatchObject({
    retention: [
      { kind: 'message', days: 365, printedDays: 365 },
      { kind: 'application', days: 365, printedDays: 365 },
      { kind: 'verification', days: 90, printedDays: 90 },
      { kind: 'claim', days: 2192, printedDays: 2192 },
    ],
    setup: { database: 'postgres', scanner: 'off', upkeep: 'off', mail: 'off', rateFactor: 0 },
  });
  // Neither a key nor a path nor an address of another machine.
  expect(JSON.stringify(body)).not.toContain(staff.server.staffKey);
  expect(JSON.stringify(body)).not.toContain(staff.server.dataDir);
});

it('says how many records fewer days would delete, and deletes none by asking', async () => {
  const { body } = await staff.owner.post('/settings/retention/effect', { kind: 'message', days: 100 });
  expect(body).toEqual({ deletions: 2 });
  const { count } = await clientOf(staff.server.url, staff.server.staffKey)
    .from('contacts')
    .select('id', { count: 'exact' });
  expect(count).toBe(3);
});

it.each([
  [
    'more deletions than the person agreed to',
    { days: 100, seenDays: 365, agreedDeletions: 1 },
    'more_deletions',
  ],
  [
    'a change of days that a colleague has changed meanwhile',
    { days: 400, seenDays: 300, agreedDeletions: 0 },
    'stale',
  ],
])('refuses %s', async (_, change, code) => {
  expect(await changeDays(change)).toMatchObject({ status: 409, body: { code } });
  expect(await lastChange()).toBeUndefined();
});

it('changes the days and records the old and the new', async () => {
  expect((await changeDays({ days: 100, seenDays: 365, agreedDeletions: 2 })).status).toBe(200);
  expect(await lastChange()).toMatchObject({
    actor_name: 'Olive Owner',
    kind: 'message',
    details: { from: 365, to: 100 },
  });
  expect((await staff.owner.get('/settings')).body).toMatchObject({
    retention: [{ kind: 'message', days: 100, printedDays: 365 }, {}, {}, {}],
  });
  const { data } = await clientOf(staff.server.url, staff.server.staffKey)
    .rpc('purge_expired')
    .throwOnError();
  expect(data).toHaveLength(2);
});

it('refuses days outside of 1 to 3650', async () => {
  for (const days of [0, 3651, 1.5, '30'])
    expect((await changeDays({ days, seenDays: 100, agreedDeletions: 9 })).status).toBe(400);
});
