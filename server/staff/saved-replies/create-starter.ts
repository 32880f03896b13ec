import type { LanguageCode } from '#domain/languages.ts';
import type { SavedReplyText } from '#domain/saved-replies.ts';

/** Makes the texts of a language, each with its greeting and closing. */
export const createStarter =
  (language: LanguageCode, { greeting, closing }: { greeting: string; closing: string }) =>
  (
    kind: SavedReplyText['kind'],
    outcome: SavedReplyText['outcome'],
    name: string,
    ...paragraphs: string[]
  ): SavedReplyText => ({
    kind,
    outcome,
    language,
    name,
    body: [greeting, ...paragraphs, closing].join('\n\n'),
  });
