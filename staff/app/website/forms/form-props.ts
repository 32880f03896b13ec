import type { LanguageCode } from '#domain/languages.ts';
import type { ItemOf } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import type { Choices } from '../use-website.ts';

export type FormProps<Kind extends ItemKind> = {
  item: ItemOf[Kind];
  onChange: (item: ItemOf[Kind]) => void;
  choices: Choices;
  /** Of the site. */
  languages: readonly LanguageCode[];
};
