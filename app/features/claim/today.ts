import { site } from '#app/site.ts';
import { localClock } from '#domain/local-clock.ts';

const clock = localClock(typeof window === 'undefined' ? site.region.timeZone : undefined);

/** Today as a date field holds it: of the visitor in a browser, of the company on the server. */
export const today = (now = new Date()): string => clock.dateAt(now);
