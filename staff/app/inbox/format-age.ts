import { officeDate, officeTimeZone as timeZone } from '#office/clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const date = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' });
const dateWithYear = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' });
const exact = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' });

/** At the office: '5 min ago', '3 h ago', 'yesterday', 'Nov 3', 'Nov 3, 2025'. */
export function formatAge(iso: string, now: Date): string {
  const time = new Date(iso);
  const age = now.getTime() - time.getTime();
  if (age < minute) return 'just now';
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  const [sent, today] = [officeDate(time), officeDate(now)];
  const days = (Date.parse(today) - Date.parse(sent)) / day;
  if (days === 0 || age < 6 * hour) return `${Math.floor(age / hour)} h ago`;
  if (days === 1) return 'yesterday';
  if (days < 7) return `${days} days ago`;
  return (sent.slice(0, 4) === today.slice(0, 4) ? date : dateWithYear).format(time);
}

export function formatExact(iso: string): string {
  return exact.format(new Date(iso));
}
