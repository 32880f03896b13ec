import {
  type AnyItem,
  type NoticeItem,
  noRelease,
  type OpeningItem,
  type Release,
  type SpecialDayItem,
} from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import { startOfOfficeDay } from '../clock.ts';

export type PublishedItem = { kind: ItemKind; key: string; value: AnyItem | null };

/** What a release shows at a moment, and when that changes next by the clock. */
export type Effective = { release: Release; changesAt: Date | undefined };

const mostNotices = 5;

/**
 * Notices outside of their time and special days that are over are left out, openings that have closed are not listed. If nothing is
 * left, the files alone are shown.
 */
export function effectiveAt(
  now: Date,
  { id, items }: { id: number; items: readonly PublishedItem[] },
  pictures: Release['pictures'],
): Effective {
  const moments: Date[] = [];
  const isBefore = (moment: Date | undefined) => {
    if (!moment || moment <= now) return false;
    moments.push(moment);
    return true;
  };
  const notices: Release['notices'] = [];
  const specialDays: SpecialDayItem[] = [];
  const changes: Release['changes'] = {};
  for (const { kind, key, value } of items.toSorted(byKey)) {
    if (kind === 'notice') {
      if (value && isShown(value as NoticeItem, isBefore)) notices.push({ ...(value as NoticeItem), key });
    } else if (kind === 'special_day') {
      if (value && isBefore(endOf((value as SpecialDayItem).facts.to)))
        specialDays.push(value as SpecialDayItem);
    } else {
      const shown = kind === 'opening' && value ? closeOnItsDay(value as OpeningItem, isBefore) : value;
      Object.assign(changes, { [kind]: { ...changes[kind], [key]: shown } });
    }
  }
  notices.sort((one, other) => rank(one) - rank(other) || one.key.localeCompare(other.key));
  specialDays.sort((one, other) => one.facts.from.localeCompare(other.facts.from));
  const next = moments.toSorted((one, other) => one.getTime() - other.getTime())[0];
  const isEmpty = notices.length + specialDays.length + Object.keys(changes).length === 0;
  const release = { id, notices: notices.slice(0, mostNotices), specialDays, changes, pictures };
  return { release: isEmpty ? noRelease : release, changesAt: next };
}

type IsBefore = (moment: Date | undefined) => boolean;

function isShown({ facts: { from, until } }: NoticeItem, isBefore: IsBefore): boolean {
  const isOver = until !== null && !isBefore(new Date(until));
  return !isOver && !(from !== null && isBefore(new Date(from)));
}

/** The page of an opening stays, and says that it is closed. */
function closeOnItsDay(opening: OpeningItem, isBefore: IsBefore): OpeningItem {
  const { closes } = opening.facts;
  if (!closes || isBefore(endOf(closes))) return opening;
  return { ...opening, facts: { ...opening.facts, listed: false } };
}

/** When a day at the office is over. */
function endOf(date: string): Date | undefined {
  const end = startOfOfficeDay(date, 1);
  return end ? new Date(end) : undefined;
}

/** New items are listed in this order. */
const byKey = (one: PublishedItem, other: PublishedItem) => (one.key < other.key ? -1 : 1);

const rank = ({ facts }: NoticeItem) => (facts.tone === 'urgent' ? 0 : 1);

/** The names of pictures in items. Those of uploaded ones are their hashes. */
export function picturesIn(items: readonly PublishedItem[]): string[] {
  const names = items.flatMap(({ value }) => {
    const { picture, portrait, image } = (value?.facts ?? {}) as Record<string, unknown>;
    return [picture, portrait, image].filter((name) => typeof name === 'string');
  });
  return [...new Set(names)].filter((name) => /^[0-9a-f]{64}$/.test(name)).sort();
}
