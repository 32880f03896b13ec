import { beforeEach, expect, it } from 'vitest';
import { kinds, tableOf } from '#domain/kinds.ts';
import type { readOverview } from '../../server/staff/overview/read-overview.ts';
import { clientOf } from '../support/clients.ts';
import { shareStaff } from '../support/share-staff.ts';
import type { StaffSession } from '../support/staff-client.ts';
import { businessHoursAgo, daysAgo, noonOf, plantRecords } from './insight-fixtures.ts';

const people = shareStaff({ owner: 'Olivia Owner', service: 'Sam Service', hiring: 'Hanna Hiring' });

beforeEach(async () => {
  const staff = clientOf(people.server.url, people.server.staffKey);
  for (const kind of kinds) await staff.from(tableOf(kind)).delete().not('id', 'is', null).throwOnError();
});

type Overview = Awaited<ReturnType<typeof readOverview>> & {
  server: { lastBackup: string | null } | null;
};
const read = async (person: StaffSession) => {
  const { status, body } = await person.get('/overview');
  expect(status).toBe(200);
  return body as Overview;
};

it('counts what came in by day and kind, 30 days of New York, and nothing older', async () => {
  const { arrivals: empty } = await read(people.owner);
  const [first, tenth, yesterday] = [empty[0], empty[9], empty[28]].map((each) => each?.day ?? '');
  if (!first || !tenth || !yesterday) throw new Error('There are not 30 days.');
  // 11:30 p.m. in New York is the next day in UTC.
  const lateEvening = new Date(noonOf(tenth).getTime() + 10.5 * 60 * 60 * 1000);
  const tooOld = new Date(noonOf(first).getTime() - 24 * 60 * 60 * 1000);
  await plantRecords(people.server, [
    { kind: 'message', sent: noonOf(first) },
    { kind: 'message', sent: tooOld },
    { kind: 'message', sent: noonOf(tenth) },
    { kind: 'application', sent: lateEvening },
    { kind: 'application', sent: noonOf(yesterday) },
    { kind: 'application', sent: noonOf(yesterday) },
    { kind: 'verification', sent: noonOf(yesterday) },
    { kind: 'claim', sent: noonOf(yesterday) },
  ]);
  const { arrivals, kinds: seen } = await read(people.owner);
  expect(seen).toEqual(['message', 'application', 'verification', 'claim']);
  expect(arrivals).toHaveLength(30);
  expect(arrivals.filter(({ counts }) => counts.some((count) => count > 0))).toEqual([
    { day: first, counts: [1, 0, 0, 0] },
    { day: tenth, counts: [1, 1, 0, 0] },
    { day: yesterday, counts: [0, 2, 1, 1] },
  ]);
  expect((await read(people.service)).arrivals[28]).toEqual({ day: yesterday, counts: [0, 1] });
  expect((await read(people.hiring)).arrivals[28]).toEqual({ day: yesterday, counts: [2, 1] });
});

it('measures answers in business hours, with the median and the share in time', async () => {
  const answered = businessHoursAgo(1);
  await plantRecords(people.server, [
    ...[2, 10, 23.5, 40].map((hours) => ({
      kind: 'message' as const,
      sent: businessHoursAgo(hours, answered),
      answered,
      state: 'done' as const,
    })),
    { kind: 'application', sent: businessHoursAgo(5, answered), answered },
    // Plain hours, at the weekend too.
    ...[15, 25].map((hours) => ({
      kind: 'claim' as const,
      sent: new Date(answered.getTime() - hours * 60 * 60 * 1000),
      answered,
    })),
    // Its promise is broken, although nobody has answered it yet.
    { kind: 'message', sent: businessHoursAgo(30) },
    { kind: 'application', sent: businessHoursAgo(30) },
    // Answered before these 30 days.
    { kind: 'message', sent: daysAgo(60), answered: daysAgo(40) },
  ]);
  const { answers } = await read(people.owner);
  expect(answers).toEqual([
    { kind: 'message', answered: 4, inTime: 3, stillLate: 1, median: expect.closeTo(16.75, 2) },
    { kind: 'application', answered: 1, inTime: 1, stillLate: 0, median: expect.closeTo(5, 2) },
    { kind: 'verification', answered: 0, inTime: 0, stillLate: 0, median: null },
    { kind: 'claim', answered: 2, inTime: 1, stillLate: 0, median: expect.closeTo(20, 2) },
  ]);
  expect((await read(people.hiring)).answers.map(({ kind }) => kind)).toEqual([
    'application',
    'verification',
  ]);
});

it('names what has waited longest, and counts what is late', async () => {
  const ids = await plantRecords(people.server, [
    { kind: 'message', sent: businessHoursAgo(30) },
    { kind: 'message', sent: businessHoursAgo(23) },
    { kind: 'message', sent: businessHoursAgo(80), state: 'done' },
    { kind: 'message', sent: businessHoursAgo(90), answered: businessHoursAgo(80), state: 'in_progress' },
    { kind: 'verification', sent: businessHoursAgo(50), state: 'in_progress' },
    { kind: 'claim', sent: daysAgo(1.1) },
    { kind: 'claim', sent: daysAgo(0.9) },
  ]);
  const { waiting, longest } = await read(people.owner);
  expect(waiting).toEqual([
    { kind: 'message', count: 2, late: 1 },
    { kind: 'application', count: 0, late: null },
    { kind: 'verification', count: 1, late: null },
    { kind: 'claim', count: 2, late: 1 },
  ]);
  const waits = Object.fromEntries(longest.map(({ record_id, ...wait }) => [record_id, wait]));
  expect(Object.keys(waits).toSorted()).toEqual([0, 1, 4, 5, 6].map((place) => ids[place]).toSorted());
  // Lateness is counted by the clock for every kind.
  expect(waits[ids[0] ?? '']?.lateHours).toBeGreaterThan(5.9);
  expect(waits[ids[4] ?? '']).toMatchObject({ lateHours: null });
  expect(waits[ids[5] ?? '']).toMatchObject({
    waitedHours: expect.closeTo(26.4, 1),
    lateHours: expect.closeTo(2.4, 1),
  });
  expect(waits[ids[6] ?? '']).toMatchObject({ lateHours: null });
});

it('sorts what waits by how late it is, whichever kind it is', async () => {
  // Six applications wait longer, and nothing was promised for them.
  const old = Array.from({ length: 6 }, () => ({ kind: 'application' as const, sent: daysAgo(90) }));
  const late = [40, 20, 60, 10].flatMap((days) => [
    { kind: 'message' as const, sent: daysAgo(days) },
    { kind: 'claim' as const, sent: daysAgo(days + 0.5) },
  ]);
  await plantRecords(people.server, [...old, ...late]);
  const { longest } = await read(people.owner);
  const hours = longest.map(({ lateHours }) => lateHours ?? -1);
  expect(hours).toEqual(hours.toSorted((a, b) => b - a));
  expect(longest.map(({ kind }) => kind).toSorted()).toEqual([
    'claim',
    'claim',
    'claim',
    'message',
    'message',
  ]);
});

it('counts what is due for deletion within seven days, and what of it is not done', async () => {
  await plantRecords(people.server, [
    { kind: 'message', sent: daysAgo(365 - 6) },
    { kind: 'message', sent: daysAgo(365 - 3), state: 'done' },
    { kind: 'message', sent: daysAgo(365 - 8) },
    { kind: 'verification', sent: daysAgo(90 - 1) },
    { kind: 'application', sent: daysAgo(90) },
  ]);
  const { due } = await read(people.owner);
  expect(due).toEqual([
    { kind: 'application', keep_days: 365, count: 0, open: 0, first: null },
    { kind: 'claim', keep_days: 2192, count: 0, open: 0, first: null },
    { kind: 'message', keep_days: 365, count: 2, open: 1, first: expect.any(String) },
    { kind: 'verification', keep_days: 90, count: 1, open: 1, first: expect.any(String) },
  ]);
  const firstMessage = Date.parse(due[2]?.first ?? '');
  expect(firstMessage).toBeGreaterThan(daysAgo(-2.9).getTime());
  expect(firstMessage).toBeLessThan(daysAgo(-3.1).getTime());
});

it('shows owners when the last backup ended', async () => {
  await people.server.sql('select public.note_backup()');
  const { lastBackup } = (await read(people.owner)).server ?? {};
  expect(Date.now() - Date.parse(lastBackup ?? '')).toBeLessThan(60_000);
  await people.server.sql('delete from private.last_backup');
});

it('shows the state of the server to owners only', async () => {
  expect((await read(people.owner)).server).toEqual({
    files: [],
    status: {
      freeBytes: expect.any(Number),
      minFreeBytes: 500 * 1024 * 1024,
      scanner: 'off',
      upkeep: { isOn: false, last: null },
    },
    mail: {
      enabled: false,
      waiting: 0,
      oldest: null,
      undelivered: 0,
      sent_today: 0,
      failures: [],
    },
    imap: { state: 'off' },
    unreadMails: 0,
    lastBackup: null,
  });
  expect((await read(people.hiring)).server).toBeNull();
  expect((await read(people.service)).server).toBeNull();
});
