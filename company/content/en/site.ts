/** The company's facts. In another language, this file says what of them is written differently there. */
export { site } from '#company/site.ts';

/** The name of a language, which site.ts has in English. */
export const nameLanguage = (english: string): string => english;
