import { officeClock } from '#office/clock.ts';

/** What a field for date and time shows for a moment: '2026-11-18T09:30' on the office's clock. */
export function toOfficeField(iso: string | null): string {
  return iso ? officeClock.timeAt(new Date(iso)).slice(0, 16) : '';
}

/** The moment at which the office's clock shows what was typed. Null: nothing, or half of it. */
export function fromOfficeField(text: string): string | null {
  const [date, time] = text.split('T');
  if (!date || !time) return null;
  const moment = officeClock.momentOf(date, time.slice(0, 5));
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
