import type { LanguageCode } from '#domain/languages.ts';
import type { Release } from '#domain/website/items.ts';

/** What became of a try to show a release. `sentence` says what to do; `item` names the item at fault, if one is. */
export type Published = { ok: true } | { ok: false; sentence: string; item?: { kind: string; key: string } };

export type WebsiteState = {
  /** What visitors see. 0: the files alone. */
  shown: number;
  /** A newer release is being rendered, or could not be. */
  next?: { id: number; state: 'rendering' } | { id: number; state: 'failed'; sentence: string };
};

/** Renders releases and serves them: server/website for the staff's API. */
export type Website = {
  /** Renders all pages of a release into a new folder. Nothing is served yet. */
  prepare: (release: Release) => Promise<Published>;
  /** Looks for the current release in the database now, and shows it. */
  refresh: () => Promise<Published>;
  /** One page with drafts, as it would be published. Undefined: there is no such page. */
  renderPage: (release: Release, path: string, language: LanguageCode) => Promise<string | undefined>;
  state: () => WebsiteState;
};
