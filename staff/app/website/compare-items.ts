import type { AnyItem } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import { describeItem } from './describe-item.ts';

export type Difference = { label: string; before: string; after: string };

/** What changes between two versions of an item, line by line. Null: there is none, or it is removed. */
export function compareItems(kind: ItemKind, before: AnyItem | null, after: AnyItem | null): Difference[] {
  const old = toMap(kind, before);
  const now = toMap(kind, after);
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((label) => ({ label, before: old.get(label) ?? '', after: now.get(label) ?? '' }))
    .filter((each) => each.before !== each.after);
}

function toMap(kind: ItemKind, item: AnyItem | null): Map<string, string> {
  return new Map(item ? describeItem(kind, item).map(({ label, text }) => [label, text]) : []);
}
