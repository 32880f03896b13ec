import { hours } from '#app/content/contact.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Follows New York's local time, including daylight saving time. */
export function isOpen(moment: Date): boolean {
  const newYork = new Intl.DateTimeFormat('en-US', {
    timeZone: hours.timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(newYork.formatToParts(moment).map(({ type, value }) => [type, value]));
  const weekday = weekdays.indexOf(parts.weekday ?? '');
  const time = `${parts.hour}:${parts.minute}`;
  const today = hours.week.find((line) => line.weekdays.includes(weekday))?.open;
  return today ? time >= today.from && time < today.to : false;
}
