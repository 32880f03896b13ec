import type { LanguageCode } from '#domain/languages.ts';
import { type ItemOf, mostNotices, type NoticeItem, noRelease, type Release } from '#domain/website/items.ts';
import type { ListedKind } from '#domain/website/kinds.ts';
import { released } from './released/release.ts';

declare global {
  /** Set before any content is loaded, by whoever renders pages of a release. */
  var siteRelease: Release | undefined;
}

/**
 * What the office has published in the staff's app. Content that it can change reads it here, when it is loaded. What was pulled into
 * files is part of them: a newer release changes items of it, and has notices and special days of its own.
 */
export const release: Release = globalThis.siteRelease ? beside(globalThis.siteRelease) : atBuild(Date.now());

function atBuild(now: number): Release {
  const notices = released.notices.filter((notice) => isShownAt(now, notice)).slice(0, mostNotices);
  const isEmpty = notices.length + released.specialDays.length + Object.keys(released.changes).length === 0;
  return isEmpty ? noRelease : { ...released, notices };
}

function beside(newer: Release): Release {
  const kinds = Object.keys({ ...released.changes, ...newer.changes }) as ListedKind[];
  const changes = Object.fromEntries(
    kinds.map((kind) => [kind, { ...released.changes[kind], ...newer.changes[kind] }]),
  );
  return { ...newer, changes, pictures: { ...released.pictures, ...newer.pictures } };
}

function isShownAt(now: number, { facts: { from, until } }: NoticeItem): boolean {
  return !(from && now < Date.parse(from)) && !(until && now >= Date.parse(until));
}

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
    ...files.flatMap((entry) => (Object.hasOwn(changes, keyOf(entry)) ? entryOf(keyOf(entry)) : [entry])),
    ...Object.keys(changes)
      .filter((key) => !known.has(key))
      .flatMap(entryOf),
  ];
}
