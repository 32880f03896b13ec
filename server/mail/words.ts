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
};

const loaders: Record<LanguageCode, () => Promise<MailWords>> = {
  en: async () => {
    const mail = await import('../../app/content/en/mail.ts');
    const { statuses } = await import('../../app/content/en/claim-status.ts');
    return { language: languages.en, mail, statuses, timeZoneName: site.region.timeZoneName };
  },
  es: async () => {
    const mail = await import('../../app/content/es/mail.ts');
    const { statuses } = await import('../../app/content/es/claim-status.ts');
    const { site: inSpanish } = await import('../../app/content/es/site.ts');
    return { language: languages.es, mail, statuses, timeZoneName: inSpanish.region.timeZoneName };
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
