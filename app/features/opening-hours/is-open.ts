import { site } from '#app/site.ts';
import type { OpeningHours } from '#app/site-types.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Follows the local time of the offices, including daylight saving time. */
export function isOpen(
  moment: Date,
  hours: readonly OpeningHours[],
  timeZone: string = site.region.timeZone,
): boolean {
  const localTime = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(localTime.formatToParts(moment).map(({ type, value }) => [type, value]));
  const weekday = weekdays.indexOf(parts.weekday ?? '');
  const time = `${parts.hour}:${parts.minute}`;
  const today = hours.find((line) => line.weekdays.includes(weekday))?.open;
  return today ? time >= today.from && time < today.to : false;
}
