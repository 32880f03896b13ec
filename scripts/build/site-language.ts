import type { LanguageCode } from '#domain/languages.ts';

/** The language that this process builds. build-language.ts sets it, with Node's import condition of the same name. */
export const siteLanguage = (process.env.SITE_LANGUAGE ?? 'en') as LanguageCode;
