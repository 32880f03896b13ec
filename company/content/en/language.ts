import { languages } from '#domain/languages.ts';

/** The language of this folder. */
export const language: (typeof languages)[keyof typeof languages] = languages.en;

/** Marks a text that is not in the language of the page. */
export const inEnglish = 'in English';
