import { site } from '#company/site.ts';
import { localClock } from '#domain/local-clock.ts';
import { ourTime } from '../kit/send/our-time.ts';

const clock = localClock(typeof window === 'undefined' ? site.region.timeZone : undefined);

/** Today as a date field holds it: in the time zone of the visitor in a browser, of the company on the server. */
export const today = (now = ourTime()): string => clock.dateAt(now);
