const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** "November 16, 2026 at 2:05 PM", in the reader's time zone. */
export function formatTime(iso: string): string {
  return full.format(new Date(iso));
}

/** "Nov 16, 2026, 2:05 PM" */
export function formatShortTime(iso: string): string {
  return short.format(new Date(iso));
}

export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}
