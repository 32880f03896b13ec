import { expect, test } from 'vitest';
import { listDays } from './read-overview.ts';

test('the last days end with today in the time zone', () => {
  // Ten in the evening of the 15th in New York.
  const now = new Date('2026-11-16T03:00:00Z');
  expect(listDays(now, 3, 'America/New_York')).toEqual(['2026-11-13', '2026-11-14', '2026-11-15']);
  expect(listDays(now, 1, 'UTC')).toEqual(['2026-11-16']);
});

test('days follow each other over the end of a month and of daylight saving time', () => {
  expect(listDays(new Date('2026-11-02T12:00:00Z'), 4, 'America/New_York')).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ]);
});
