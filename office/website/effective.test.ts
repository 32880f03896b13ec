import { expect, it } from 'vitest';
import type { NoticeItem, OpeningItem, SpecialDayItem } from '#domain/website/items.ts';
import { noRelease } from '#domain/website/items.ts';
import { atOffice } from '../../tests/support/at-office.ts';
import { effectiveAt, type PublishedItem, picturesIn } from './effective.ts';

const noon = atOffice('2026-11-20T12:00');
const at = (local: string) => atOffice(local).toISOString();
const notice = (key: string, facts: Partial<NoticeItem['facts']> = {}): PublishedItem => ({
  kind: 'notice',
  key,
  value: {
    facts: { pages: 'all', from: null, until: null, tone: 'calm', ...facts },
    words: { en: { text: key } },
  },
});
const day = (from: string, to = from): PublishedItem => ({
  kind: 'special_day',
  key: from,
  value: { facts: { from, to, places: 'all', open: null }, words: { en: { reason: 'Holiday' } } },
});
const opening = (closes: string | null): PublishedItem => ({
  kind: 'opening',
  key: 'clerk',
  value: { facts: { closes, listed: true }, words: { en: {} } } as unknown as OpeningItem,
});
const look = (items: PublishedItem[], now = noon) => effectiveAt(now, { id: 3, items }, {});
const noticesOf = (items: PublishedItem[]) => look(items).release.notices.map(({ key }) => key);

it('without items, the files alone are shown', () => {
  expect(look([])).toEqual({ release: noRelease, changesAt: undefined });
});

it('a notice is shown from its first moment until its last', () => {
  expect(noticesOf([notice('later', { from: at('2026-11-20T12:01') })])).toEqual([]);
  expect(noticesOf([notice('now', { from: at('2026-11-20T12:00') })])).toEqual(['now']);
  expect(noticesOf([notice('now', { until: at('2026-11-20T12:01') })])).toEqual(['now']);
  expect(noticesOf([notice('over', { until: at('2026-11-20T12:00') })])).toEqual([]);
  expect(look([notice('over', { until: at('2026-11-20T12:00') })]).release).toBe(noRelease);
});

it('the next change is the first moment at which anything begins or ends', () => {
  const { changesAt } = look([
    notice('one', { until: at('2026-11-22T12:00') }),
    notice('two', { from: at('2026-11-21T08:00'), until: at('2026-11-21T09:00') }),
    day('2026-11-27'),
    opening('2026-11-30'),
  ]);
  expect(changesAt).toEqual(atOffice('2026-11-21T08:00'));
});

it('urgent notices are first, and at most five are shown', () => {
  const calm = ['a', 'b', 'c', 'd', 'e'].map((key) => notice(key));
  expect(noticesOf([...calm, notice('storm', { tone: 'urgent' })])).toEqual(['storm', 'a', 'b', 'c', 'd']);
});

it('a special day is known until it is over at the office', () => {
  const days = (now: Date) => look([day('2026-11-19', '2026-11-20'), day('2026-11-18')], now);
  expect(days(noon).release.specialDays.map(({ facts }) => facts.to)).toEqual(['2026-11-20']);
  expect(days(noon).changesAt).toEqual(atOffice('2026-11-21T00:00'));
  expect(days(atOffice('2026-11-21T00:00')).release).toBe(noRelease);
});

it('an opening is listed until the end of the day on which it closes', () => {
  const isListed = (closes: string | null) =>
    look([opening(closes)]).release.changes.opening?.clerk?.facts.listed;
  expect(isListed(null)).toBe(true);
  expect(isListed('2026-11-20')).toBe(true);
  expect(isListed('2026-11-19')).toBe(false);
});

it('removed items are part of it', () => {
  expect(look([{ kind: 'agent', key: 'gone', value: null }]).release.changes).toEqual({
    agent: { gone: null },
  });
});

it('uploaded pictures are found in items, our own are not', () => {
  const hash = 'a1'.repeat(32);
  const agent = (key: string, picture: string): PublishedItem => ({
    kind: 'agent',
    key,
    value: { facts: { name: key, languages: [], lines: [], office: '', picture }, words: { en: {} } },
  });
  expect(picturesIn([agent('one', hash), agent('two', 'harbor'), day('2026-11-27')])).toEqual([hash]);
});

it('days keep their order', () => {
  const { specialDays } = look([day('2026-12-25'), day('2026-11-27')]).release;
  expect(specialDays.map(({ facts }: SpecialDayItem) => facts.from)).toEqual(['2026-11-27', '2026-12-25']);
});
