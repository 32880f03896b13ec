import { expect, test } from 'vitest';
import { keepDays } from '#company/policy.ts';
import type { Database, Query } from './database.ts';
import { seedRetention } from './prepare-schema.ts';

/** A database that only records what it is asked. */
async function changesAfter(appliedNow: string[]) {
  const changes: unknown[] = [];
  const query: Query = async (sql, parameters) => {
    expect(sql).toContain('update public.retention');
    changes.push(parameters);
    return [];
  };
  const database = { asOwner: (work: (query: Query) => Promise<unknown>) => work(query) } as Database;
  await seedRetention(database, appliedNow);
  return changes;
}

test('a new database keeps records for the days that the site prints', async () => {
  expect(await changesAfter(['bootstrap', '20261119101300_retention'])).toEqual(
    Object.entries(keepDays).map(([table, days]) => [table, String(days)]),
  );
});

test('an existing database keeps its own days', async () => {
  expect(await changesAfter(['20261119100500_inbox'])).toEqual([]);
});
