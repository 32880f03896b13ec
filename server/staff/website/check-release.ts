import type { NoticeItem } from '#domain/website/items.ts';
import type { PublishedItem } from '#office/website/effective.ts';
import { websiteLimits as limits } from '#office/website/limits.ts';
import { sentences } from './sentences.ts';
import type { ItemAddress } from './views.ts';

/** What is wrong with a release as a whole. */
export type Fault = { sentence: string; item?: ItemAddress };

export function findFault(items: readonly PublishedItem[]): Fault | undefined {
  if (items.length > limits.items) return { sentence: sentences.tooManyItems };
  const notices = items.flatMap(({ kind, key, value }) =>
    kind === 'notice' && value ? [{ kind, key, ...spanOf(value as NoticeItem) }] : [],
  );
  // Their number grows only where one begins.
  for (const { kind, key, from } of notices) {
    const together = notices.filter((other) => other.from <= from && from < other.until);
    if (together.length > limits.notices) return { sentence: sentences.tooManyNotices, item: { kind, key } };
  }
  return undefined;
}

function spanOf({ facts: { from, until } }: NoticeItem) {
  return {
    from: from ? Date.parse(from) : Number.NEGATIVE_INFINITY,
    until: until ? Date.parse(until) : Number.POSITIVE_INFINITY,
  };
}
