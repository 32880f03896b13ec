import { languageFor } from '#app/office/record-language.ts';
import { site } from '#app/site.ts';
import type { LanguageCode, languages } from '#domain/languages.ts';

/** Everything that the export says in one language. */
export type ExportWords = typeof import('#content/export.ts') & {
  language: (typeof languages)[LanguageCode];
};

/** The words of a record's language, or English ones if the company does not use that language. */
export async function exportWordsIn(code: string): Promise<ExportWords> {
  const language = languageFor(code);
  const words: typeof import('#content/export.ts') = await import(
    `../../../app/content/${language.code}/export.ts`
  );
  return { ...words, language };
}

/** In the office's time, whatever the server's. */
export function formatMoment({ language, nameMoment }: ExportWords, time: string | Date): string {
  const format = new Intl.DateTimeFormat(language.locale, {
    timeZone: site.region.timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return nameMoment(format.format(new Date(time)));
}
