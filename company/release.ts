import type { LanguageCode } from '#domain/languages.ts';
import { type ItemOf, noRelease, type Release } from '#domain/website/items.ts';
import type { ListedKind } from '#domain/website/kinds.ts';

declare global {
  /** Set before any content is loaded, by whoever renders pages of a release. */
  var siteRelease: Release | undefined;
}

/** What the office has published in the staff's app. Content that it can change reads it here, when it is loaded. */
export const release: Release = globalThis.siteRelease ?? noRelease;

type Change<Kind extends ListedKind> = ItemOf[Kind];

/**
 * A list from the files, with the changes of the release: changed items keep their place, new ones follow, removed ones are gone.
 * An item without words in this language is left out.
 */
export function withChanges<Kind extends ListedKind, Entry>(
  kind: Kind,
  language: LanguageCode,
  files: readonly Entry[],
  { keyOf, read }: { keyOf: (entry: Entry) => string; read: (key: string, item: Change<Kind>) => Entry },
): readonly Entry[] {
  const changes = (release.changes[kind] ?? {}) as Record<string, Change<Kind> | null>;
  const entryOf = (key: string): Entry[] => {
    const item = changes[key];
    return item?.words[language] ? [read(key, item)] : [];
  };
  const known = new Set(files.map(keyOf));
  return [
    ...files.flatMap((entry) => (keyOf(entry) in changes ? entryOf(keyOf(entry)) : [entry])),
    ...Object.keys(changes)
      .filter((key) => !known.has(key))
      .flatMap(entryOf),
  ];
}
