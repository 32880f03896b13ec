import { site } from '#app/site.ts';
import { localClock } from '#domain/local-clock.ts';

const clock = localClock(typeof window === 'undefined' ? site.region.timeZone : undefined);

/** Milliseconds that the visitor's clock is behind ours. */
let behind = 0;

/** A visitor's clock may be wrong by days. Then a date of today would be in the future, and one of tomorrow would not. */
export async function askForTime(): Promise<void> {
  const { headers } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  const ours = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(ours)) behind = ours - Date.now();
}

/** Today as a date field holds it: in the time zone of the visitor in a browser, of the company on the server. */
export const today = (now = new Date(Date.now() + behind)): string => clock.dateAt(now);
