import { beforeEach, expect, it } from 'vitest';
import { queueDigests } from '../../server/mail/jobs.ts';
import type { Storage } from '../../server/store/files/storage.ts';
import { createLocalRecords } from '../../server/store/records/local-records.ts';
import type { Recipient } from '../../server/store/records/recipients.ts';
import { loadSchemaCache } from '../../server/store/rows/schema-cache.ts';
import { shareDatabase } from '../reliability/fixtures.ts';
import { atOffice } from '../support/at-office.ts';

const shared = shareDatabase('postgres');
const owner = (sql: string, values?: string[]) => shared.database.asOwner((query) => query(sql, values));
const ben: Recipient = { id: 'ben', email: 'ben@example.com', role: 'owner', choices: { message: 'daily' } };

beforeEach(async () => {
  for (const table of ['public.contacts', 'private.outbox', 'private.digest_positions'])
    await owner(`delete from ${table}`);
});

/** A message of this time at the office. */
const store = (time: string) =>
  owner(
    `insert into public.contacts (created_at, name, email, phone, subject, message)
      values ($1::text::timestamptz, 'Ada', 'ada@example.com', '2125550123', 'Hello', 'A long enough message')`,
    [atOffice(time).toISOString()],
  );

async function lookAt(time: string, people = [ben]): Promise<void> {
  const schema = await loadSchemaCache(shared.database);
  const records = createLocalRecords({ database: shared.database, schema, storage: {} as Storage });
  const call = (name: string, given: Record<string, unknown>) => records.read((run) => run(name, given));
  await queueDigests(call, async () => people, atOffice(time));
}

async function counts(): Promise<Record<string, number>> {
  const rows = await owner(
    "select payload->>'key' as day, (payload->'counts'->>'message')::integer as count from private.outbox where purpose = 'digest'",
  );
  return Object.fromEntries(rows.map(({ day, count }) => [day, count]));
}

it('each record is in one digest, whenever the server looks after 8 a.m.', async () => {
  await lookAt('2026-11-16T08:09');
  for (const time of ['16T08:05', '16T23:00', '17T07:59', '17T08:00', '17T08:03', '18T07:00'])
    await store(`2026-11-${time}`);
  for (const time of ['17T08:01', '17T08:11', '17T23:00', '18T08:09']) await lookAt(`2026-11-${time}`);
  expect(await counts()).toEqual({ '2026-11-17': 3, '2026-11-18': 3 });
});

it('a day on which the server stood still is in the next digest', async () => {
  await lookAt('2026-11-16T08:05');
  await store('2026-11-16T12:00');
  await store('2026-11-18T12:00');
  await lookAt('2026-11-19T15:00');
  expect(await counts()).toEqual({ '2026-11-19': 2 });
  const [row] = await owner("select payload->>'since' as since from private.outbox");
  expect(new Date(String(row?.since))).toEqual(atOffice('2026-11-16T08:00'));
});

it('a day without anything new has no digest, and is not counted again', async () => {
  await lookAt('2026-11-16T08:05');
  await lookAt('2026-11-17T08:05');
  await store('2026-11-16T12:00');
  await lookAt('2026-11-18T08:05');
  expect(await counts()).toEqual({});
});

it('the first digest counts a day, also after a time without digests', async () => {
  await store('2026-11-14T12:00');
  await store('2026-11-16T12:00');
  await lookAt('2026-11-17T08:05');
  await lookAt('2026-11-18T08:05', [{ ...ben, choices: { message: 'now' } }]);
  await store('2026-11-19T12:00');
  await store('2026-11-29T12:00');
  await lookAt('2026-11-30T08:05');
  expect(await counts()).toEqual({ '2026-11-17': 1, '2026-11-30': 1 });
});
