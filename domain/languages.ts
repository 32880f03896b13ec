/** Every language that the software has words in. `app/site.ts` says which of them the company uses. */
export const languages = {
  en: { code: 'en', locale: 'en-US', name: 'English' },
  es: { code: 'es', locale: 'es-US', name: 'Español' },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** `locale`: how dates, numbers and plurals are written. `name`: in the language itself. */
type Language = { code: string; locale: string; name: string };
