import type { LanguageCode, languages } from '#domain/languages.ts';
import { nextSpecialDays, specialDaysIn } from '#domain/special-days.ts';
import { officeDate } from '#office/clock.ts';
import { languageFor } from '#office/record-language.ts';
import { specialDays } from '#office/special-days.ts';
import { site } from '../../../company/site.ts';

/** Everything that a visitor reads in a mail, in one language. What only the staff reads is English. */
export type MailWords = {
  language: (typeof languages)[LanguageCode];
  mail: Pick<
    typeof import('#content/mail.ts'),
    'receiptMail' | 'replyMail' | 'statusMail' | 'appointmentMail' | 'mailFooter' | 'notMeMail' | 'notMePage'
  >;
  /** Of a claim. */
  statuses: typeof import('#content/claim-status.ts').statuses;
  timeZoneName: string;
  /** Of the first office, with its special days. */
  openingHours: string;
};

/** The words of a record's language, or English ones if the company does not use that language. */
export async function mailWordsIn(code: string | null): Promise<MailWords> {
  const language = languageFor(code);
  const folder = `../../../company/content/${language.code}`;
  const mail: MailWords['mail'] = await import(`${folder}/mail.ts`);
  const { statuses }: typeof import('#content/claim-status.ts') = await import(`${folder}/claim-status.ts`);
  const { site: own }: typeof import('#content/site.ts') = await import(`${folder}/site.ts`);
  const { officeHoursInWords }: typeof import('#content/phrases/hours.ts') = await import(
    `${folder}/phrases/hours.ts`
  );
  const { specialDayInWords }: typeof import('#content/phrases/special-days.ts') = await import(
    `${folder}/phrases/special-days.ts`
  );
  const [office] = own.offices;
  const days = specialDaysIn(language.code, specialDays());
  const next = nextSpecialDays(days, [office.name], officeDate(new Date()));
  return {
    language,
    mail,
    statuses,
    timeZoneName: own.region.timeZoneName,
    openingHours: [officeHoursInWords([office]), ...next.map(specialDayInWords)].join('; '),
  };
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
