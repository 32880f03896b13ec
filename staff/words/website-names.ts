import type { ItemKind } from '#domain/website/kinds.ts';
import { formatWholeDate } from './office-times.ts';
import { describe } from './website-fields.ts';

/** What an item is called: lists of questions by their page, days in words. */
export function showName({ kind, key, name }: { kind: ItemKind; key: string; name: string }): string {
  if (kind === 'questions') return describe.page(key === 'home' ? '/' : `/${key}`);
  return name.replace(/\b\d{4}-\d\d-\d\d\b/g, (date) => formatWholeDate(date));
}
