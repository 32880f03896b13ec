import { officeClock } from '#office/clock.ts';

/** The moment at which the clock of the office shows this time: `atOffice('2026-11-17T15:00')`. */
export function atOffice(local: string): Date {
  const [date = '', time = ''] = local.split('T');
  return new Date(officeClock.momentOf(date, time));
}
