import type { Language } from '#app/languages.ts';

/** The language of this folder. `locale` decides how dates, numbers and plurals are written. */
export const language: Language = { code: 'en', locale: 'en-US', name: 'English' };
