import { language } from '#content/language.ts';

const longDate = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-11-02' → 'November 2, 2026' or '2 de noviembre de 2026', in any time zone. */
export function formatDate(iso: string): string {
  return longDate.format(new Date(`${iso}T00:00:00Z`));
}

/** 'November 2, 2026' → '2026-11-02', in any time zone. The dates of legal pages are written in English. */
export function isoDate(shown: string): string {
  return new Date(`${shown} UTC`).toISOString().slice(0, 10);
}
