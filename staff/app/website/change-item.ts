import type { LanguageCode } from '#domain/languages.ts';
import type { AnyItem, Words } from '#domain/website/items.ts';

/** An undefined value takes an optional field away. */
type Changes<Values> = { [Name in keyof Values]?: Values[Name] | undefined };
type TextOf<Item extends AnyItem> = Item['words'] extends Words<infer Text> ? Text : never;

export function withFacts<Item extends AnyItem>(item: Item, changes: Changes<Item['facts']>): Item {
  return { ...item, facts: { ...item.facts, ...changes } };
}

export function withWords<Item extends AnyItem>(
  item: Item,
  code: LanguageCode,
  changes: Changes<TextOf<Item>>,
): Item {
  return { ...item, words: { ...item.words, [code]: { ...item.words[code], ...changes } } };
}
