import { site } from '#company/site.ts';
import type { Appointment } from '#domain/appointments.ts';
import { type LanguageCode, languages } from '#domain/languages.ts';
import { isWithinOfficeHours } from './opening-hours.ts';

export function findOffice(name: string) {
  return site.offices.find((office) => office.name === name);
}

/** Whether it is in the future, and the office is open all the time. */
export function isPossible({ start, minutes, office }: Appointment, now = new Date()): boolean {
  const place = findOffice(office);
  const time = new Date(start);
  return place !== undefined && time > now && isWithinOfficeHours(place, time, minutes);
}

const { timeZone, timeZoneName } = site.region;
const formats: Record<LanguageCode, { span: (from: string, to: string) => string; at: string }> = {
  en: { span: (from, to) => `${from} to ${to}`, at: 'at' },
  es: { span: (from, to) => `de ${from} a ${to}`, at: 'en' },
};
const english = { language: languages.en, timeZoneName };
type Words = { language: (typeof languages)[LanguageCode]; timeZoneName: string };

/** 'Thursday, November 19, 2026, 10:30 AM to 11:00 AM, Eastern time, at Main Street, 1 Main Street, Springfield' */
export function describeAppointment(
  { start, minutes, office }: Appointment,
  { language, timeZoneName }: Words = english,
): string {
  const { span, at } = formats[language.code];
  const day = new Intl.DateTimeFormat(language.locale, { timeZone, dateStyle: 'full' });
  const clock = new Intl.DateTimeFormat(language.locale, { timeZone, timeStyle: 'short' });
  const begin = new Date(start);
  const end = new Date(begin.getTime() + minutes * 60_000);
  const place = findOffice(office);
  const where = place ? [place.name, place.street, place.city] : [office];
  const when = [day.format(begin), span(clock.format(begin), clock.format(end)), timeZoneName];
  // Between time and AM the formatter puts spaces that some mail programs show as a box.
  return `${when.join(', ')}, ${at} ${where.join(', ')}`.replace(/[\u00a0\u202f]/g, ' ');
}
