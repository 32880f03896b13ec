import { officeDate, officeTimeZone as timeZone } from '#office/clock.ts';

const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
const dayWithYear = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' });
const short = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
const longDayAndTime = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long', timeStyle: 'short' });
const ofDate = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const;
const shortDay = new Intl.DateTimeFormat('en-US', ofDate);
const shortDayWithWeekday = new Intl.DateTimeFormat('en-US', { ...ofDate, weekday: 'short' });

/** Times are shown as the office's clock shows them, wherever the reader is. */
export const formatTime = (iso: string) => time.format(new Date(iso));
export const formatDayAndTime = (iso: string) => short.format(new Date(iso));
/** 'November 16, 2026'. For what a person gets, in their language: '16 de noviembre de 2026' */
export const formatLongDay = (iso: string, locale = 'en-US') =>
  new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }).format(new Date(iso));
/** 'November 16, 2026 at 2:05 PM' */
export const formatLongDayAndTime = (iso: string) => longDayAndTime.format(new Date(iso));
/** '2:05 p.m. ET' */
export const formatTimeAndZone = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
  }).format(new Date(iso));

/** 'Monday, November 16', with the year if it is another one. */
export function formatDay(iso: string): string {
  const isThisYear = officeDate(iso).slice(0, 4) === officeDate(new Date()).slice(0, 4);
  return (isThisYear ? day : dayWithYear).format(new Date(iso));
}

/** '2026-11-16' → 'Nov 16'. */
export const formatDate = (date: string) => shortDay.format(new Date(date));
const wholeDate = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });
/** '2026-11-16' → 'November 16, 2026'. */
export const formatWholeDate = (date: string) => wholeDate.format(new Date(date));
/** '2026-11-16' → 'Mon, Nov 16'. */
export const formatWeekday = (date: string) => shortDayWithWeekday.format(new Date(date));
