import type { LanguageCode } from '#domain/languages.ts';
import { statementInEnglish } from './statement-in-english.ts';
import { statementInSpanish } from './statement-in-spanish.ts';

export type StatementWords = typeof statementInEnglish;

/** For the person whose records were deleted, in the language of the records. */
export const statements: Record<LanguageCode, StatementWords> = {
  en: statementInEnglish,
  es: statementInSpanish,
};
