import { site } from '#app/site.ts';
import type { HotlineHours } from '#app/site-types.ts';
import { businessHoursAfter, businessHoursBefore, businessHoursBetween } from './business-hours.ts';
import { adjusterHours } from './claims.ts';
import type { Kind } from './kinds.ts';

/** The contact page promises an answer to a message within this many business hours. */
export const promisedHours = 24;

/** `business`: only hours of business days count. `plain`: every hour does. */
export type HoursThatCount = 'business' | 'plain';

type Promised = {
  hours: number;
  count: HoursThatCount;
  /** Hours between two times, as the promise counts them. */
  between: (from: Date, to: Date) => number;
  /** The time that many hours ago. */
  before: (to: Date, hours: number) => Date;
  /** The time in that many hours. */
  after: (from: Date, hours: number) => Date;
};

const hour = 60 * 60 * 1000;

type Counting = Omit<Promised, 'hours'>;

const businessHours: Counting = {
  count: 'business',
  between: (from, to) => businessHoursBetween(from, to),
  before: (to, hours) => businessHoursBefore(to, hours),
  after: (from, hours) => businessHoursAfter(from, hours),
};
const plainHours: Counting = {
  count: 'plain',
  between: (from, to) => (to.getTime() - from.getTime()) / hour,
  before: (to, hours) => new Date(to.getTime() - hours * hour),
  after: (from, hours) => new Date(from.getTime() + hours * hour),
};

/** Plain hours, if the claims line is answered at all hours. */
export function countClaimHours(hotlineHours: HotlineHours): Counting {
  return hotlineHours === 'always' ? plainHours : businessHours;
}

/** When an answer is due. Nothing is promised for other kinds. */
const promises: Partial<Record<Kind, Promised>> = {
  message: { hours: promisedHours, ...businessHours },
  claim: { hours: adjusterHours, ...countClaimHours(site.hotlineHours) },
};

export function promiseOf(kind: Kind): Promised | undefined {
  return promises[kind];
}

/** For how many hours a promise is broken, by the clock: weekends count, so that all kinds compare. Undefined while it is kept. */
export function hoursLate(kind: Kind, waitingSince: Date, now: Date): number | undefined {
  const promise = promiseOf(kind);
  if (!promise) return undefined;
  const late = (now.getTime() - promise.after(waitingSince, promise.hours).getTime()) / hour;
  return late >= 0 ? late : undefined;
}

/** Since when an answer of each kind must have been awaited to be late. */
export function lateBefore(now: Date): Partial<Record<Kind, string>> {
  return Object.fromEntries(
    Object.entries(promises).map(([kind, { hours, before }]) => [kind, before(now, hours).toISOString()]),
  );
}
