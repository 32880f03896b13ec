import type { AnyItem, ItemOf } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';

type NamesOf = { [Kind in ItemKind]: (item: ItemOf[Kind], key: string) => string };

const names: NamesOf = {
  notice: ({ words }) => shorten(words.en.text),
  special_day: ({ facts: { from, to }, words }) =>
    `${from === to ? from : `${from} to ${to}`}: ${words.en.reason}`,
  opening: ({ facts }) => facts.title,
  agent: ({ facts }) => facts.name,
  leader: ({ facts }) => facts.name,
  questions: (_, key) => key,
  testimonial: ({ facts }) => facts.name,
  article: ({ words }) => words.en.title,
  guide: ({ words }) => words.en.title,
};

/** What people call an item. */
export function nameOfItem(kind: ItemKind, key: string, item: AnyItem | null | undefined): string {
  if (!item) return key;
  const nameOf = names[kind] as (item: AnyItem, key: string) => string;
  return nameOf(item, key);
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60).replace(/[\p{P}\s]*\s\S*$/u, '')}…`;
}
