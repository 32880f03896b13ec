import { type LanguageCode, languages } from '#domain/languages.ts';
import { languageFor } from '#domain/record-language.ts';
import { site } from '../../app/site.ts';

/** Everything that a visitor reads in a mail, in one language. What only the staff reads is English. */
export type MailWords = {
  language: (typeof languages)[LanguageCode];
  mail: Pick<
    typeof import('../../app/content/en/mail.ts'),
    'receiptMail' | 'replyMail' | 'statusMail' | 'appointmentMail' | 'mailFooter' | 'notMeMail' | 'notMePage'
  >;
  /** Of a claim. */
  statuses: typeof import('../../app/content/en/claim-status.ts').statuses;
  timeZoneName: string;
  /** Of the first office. */
  openingHours: string;
};

const loaders: Record<LanguageCode, () => Promise<MailWords>> = {
  en: async () => {
    const mail = await import('../../app/content/en/mail.ts');
    const { statuses } = await import('../../app/content/en/claim-status.ts');
    const { officeHoursInWords } = await import('../../app/content/en/phrases/hours.ts');
    return {
      language: languages.en,
      mail,
      statuses,
      timeZoneName: site.region.timeZoneName,
      openingHours: officeHoursInWords([site.offices[0]]),
    };
  },
  es: async () => {
    const mail = await import('../../app/content/es/mail.ts');
    const { statuses } = await import('../../app/content/es/claim-status.ts');
    const { site: inSpanish } = await import('../../app/content/es/site.ts');
    const { officeHoursInWords } = await import('../../app/content/es/phrases/hours.ts');
    return {
      language: languages.es,
      mail,
      statuses,
      timeZoneName: inSpanish.region.timeZoneName,
      openingHours: officeHoursInWords([inSpanish.offices[0]]),
    };
  },
};

/** The words of a record's language, or English ones if the company does not use that language. */
export function mailWordsIn(code: string | null): Promise<MailWords> {
  return loaders[languageFor(code).code]();
}

/** What stands around a mail or a page. */
export function frameOf({ language, mail }: MailWords) {
  return { locale: language.locale, footer: mail.mailFooter };
}

/** When the first office is open, in each language of the site. */
export async function openingHoursByLanguage(): Promise<Partial<Record<LanguageCode, string>>> {
  const words = await Promise.all(site.languages.map(mailWordsIn));
  // Mail is not set in lines of ours, so nothing has to be kept together.
  const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
  return Object.fromEntries(words.map(({ language, openingHours }) => [language.code, plain(openingHours)]));
}
