import type { LanguageCode } from '#domain/languages.ts';
import type { AnyItem } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import type { WebsiteState } from '../../lib/website-services.ts';

/** What the app is told. Moments are ISO; `by` is a name. */
export type ItemAddress = { kind: ItemKind; key: string };
export type NamedItem = ItemAddress & { name: string };
type Change = { by: string; at: string; version: number };

export type ItemLine = NamedItem & {
  /** What visitors see comes from the files, or from a release. A new item is in neither: it has only a draft. */
  in: 'files' | 'release' | 'draft';
  /** Taken off the site by a release. */
  isRemoved: boolean;
  draft?: Change & { removes: boolean };
  /** The file has changed since the release replaced it. */
  fileChanged?: true;
  /** Of a notice, moments; of a special day, its first and last date. Null: at once, or until somebody ends it. */
  timing?: { from: string | null; until: string | null };
  /** Why it can be changed in files only. */
  readOnly?: ReadOnlyReason;
};

/** computed: the text has parts that are computed. */
export type ReadOnlyReason = 'computed';

/** What the fields of items offer. */
export type Choices = {
  offices: string[];
  services: { slug: string; title: string }[];
  topics: { name: string; title: string }[];
  /** Names of the pictures in files. */
  pictures: string[];
  /** English paths. Empty where the site is built elsewhere. */
  pages: string[];
  /** Keys of lists of questions. */
  questions: string[];
};

export type WebsiteView = {
  state: WebsiteState;
  release: { id: number; at: string; by: string } | null;
  languages: LanguageCode[];
  editorsPublish: boolean;
  /** 'urgent': notices and special days only. */
  mayPublish: 'all' | 'urgent' | 'none';
  /** The site is built elsewhere, from files: a release is shown after the next build. */
  builtElsewhere: boolean;
  choices: Choices;
  items: ItemLine[];
};

export type ItemView = NamedItem & {
  files: AnyItem | null;
  published: AnyItem | null;
  /** A draft without a value removes the item. */
  draft: (Change & { value: AnyItem | null }) | null;
  readOnly?: ReadOnlyReason;
  fileChanged?: true;
  /** The newest 20, the newest first. */
  versions: (Change & { value: AnyItem | null })[];
};

/** `before`: what visitors see now. */
export type DraftView = NamedItem & Change & { before: AnyItem | null; after: AnyItem | null };

export type ReleaseView = {
  id: number;
  at: string;
  by: string;
  note: string;
  restores: number | null;
  items: NamedItem[];
};

/**
 * What became of a publish. `sentence`: why it is not shown yet, although it is stored. `deploy`: whether the address of the CI
 * answered, if there is one.
 */
export type PublishedView = { release: number; sentence?: string; deploy?: 'called' | 'failed' };

/** The current release as it is stored, for content pull. */
export type WholeReleaseView = {
  id: number;
  at: string | null;
  by: string | null;
  items: (ItemAddress & { value: AnyItem | null; baseHash: string | null; by: string; at: string })[];
};
