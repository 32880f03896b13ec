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

const shortDay = new Intl.DateTimeFormat(language.locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** '2026-09-14T07:05' → 'Mon, Sep 14' or 'lun, 14 sept', in any time zone. */
export function formatDay(at: string): string {
  return shortDay.format(new Date(`${at}Z`));
}
