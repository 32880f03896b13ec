const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dateWithYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** '5 min ago', '3 h ago', 'yesterday', 'Nov 3', 'Nov 3, 2025'. */
export function formatAge(iso: string, now: Date): string {
  const time = new Date(iso);
  const age = now.getTime() - time.getTime();
  if (age < minute) return 'just now';
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  const days = Math.round((startOfDay(now) - startOfDay(time)) / day);
  if (days === 0 || age < 6 * hour) return `${Math.floor(age / hour)} h ago`;
  if (days === 1) return 'yesterday';
  if (days < 7) return `${days} days ago`;
  return (time.getFullYear() === now.getFullYear() ? date : dateWithYear).format(time);
}

export function formatExact(iso: string): string {
  return exact.format(new Date(iso));
}

function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}
