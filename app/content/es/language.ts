import { languages } from '#domain/languages.ts';

/** The language of this folder. */
export const language: (typeof languages)[keyof typeof languages] = languages.es;
