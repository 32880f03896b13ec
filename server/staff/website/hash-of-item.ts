import { createHash } from 'node:crypto';
import type { AnyItem } from '#domain/website/items.ts';

/** SHA-256 of an item, whatever the order of its fields: the database has an order of its own. */
export function hashOfItem(item: AnyItem): string {
  return createHash('sha256').update(canonicalJson(item)).digest('hex');
}

/** Whether two items say the same. */
export function isSameItem(one: AnyItem | null, other: AnyItem | null): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
