import { officeDate, officeTimeZone as timeZone } from '#office/clock.ts';

const withTime = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const withYear = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' });

/** "Nov 16, 2:05 PM" at the office; a moment of another year without the time. */
export function formatMoment(iso: string): string {
  const isThisYear = officeDate(iso).slice(0, 4) === officeDate(new Date()).slice(0, 4);
  return (isThisYear ? withTime : withYear).format(new Date(iso));
}
