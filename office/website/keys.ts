import type { ItemKind } from '#domain/website/kinds.ts';

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a key can name an item: it becomes a part of addresses and names of files. Lists of questions are named by their page. */
export function isItemKey(kind: ItemKind, key: string): boolean {
  if (key.length > 80) return false;
  const parts = kind === 'questions' ? key.split('/') : [key];
  return parts.length <= 2 && parts.every((part) => slug.test(part));
}
