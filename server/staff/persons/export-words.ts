import type { FormDefinition } from '#app/forms/kit/define/define-form.ts';
import { site } from '#company/site.ts';
import type { Kind } from '#domain/kinds.ts';
import type { LanguageCode, languages } from '#domain/languages.ts';
import { languageFor } from '#office/record-language.ts';

/** Everything that the export says in one language. */
export type ExportWords = typeof import('#content/export.ts') & {
  language: (typeof languages)[LanguageCode];
  /** The words of each form, by field. */
  forms: Readonly<Record<Kind, FormDefinition['words']>>;
};

/** The words of a record's language, or English ones if the company does not use that language. */
export async function exportWordsIn(code: string): Promise<ExportWords> {
  const language = languageFor(code);
  const read = (file: string) => import(`../../../company/content/${language.code}/${file}.ts`);
  const words: typeof import('#content/export.ts') = await read('export');
  const { form: contact }: typeof import('#content/contact.ts') = await read('contact');
  const application: typeof import('#content/application.ts') = await read('application');
  const verification: typeof import('#content/verification-fields.ts') = await read('verification-fields');
  const claim: typeof import('#content/claim-form.ts') = await read('claim-form');
  const forms = {
    message: contact.fields,
    application: application.fields,
    verification: verification.fields,
    claim: claim.fields,
  };
  return { ...words, language, forms };
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
