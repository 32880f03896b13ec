import { expect, it } from 'vitest';
import type { NoticeItem } from '#domain/website/items.ts';
import type { PublishedItem } from '#office/website/effective.ts';
import { findFault } from './check-release.ts';

const notice = (key: string, from: string | null, until: string | null): PublishedItem => {
  const value: NoticeItem = {
    facts: { pages: 'all', from, until, tone: 'calm' },
    words: { en: { text: key } },
  };
  return { kind: 'notice', key, value };
};
const always = (count: number) =>
  Array.from({ length: count }, (_, index) => notice(`n${index}`, null, null));

it('five notices at the same time are enough', () => {
  expect(findFault(always(5))).toBeUndefined();
  expect(findFault(always(6))).toMatchObject({ item: { kind: 'notice' } });
});

it('notices one after the other are not at the same time', () => {
  const later = notice('later', '2026-12-01T00:00:00Z', null);
  const earlier = notice('earlier', null, '2026-12-01T00:00:00Z');
  expect(findFault([...always(4), earlier, later])).toBeUndefined();
  const until = notice('until', '2026-11-30T00:00:00Z', '2026-12-02T00:00:00Z');
  expect(findFault([...always(4), earlier, until, later])).toMatchObject({ item: { key: 'until' } });
});
