import { site } from '#app/site.ts';
import type { HotlineHours } from '#app/site-types.ts';
import { businessHoursBefore, businessHoursBetween } from './business-hours.ts';
import { adjusterHours } from './claims.ts';
import type { Kind } from './kinds.ts';

/** The contact page promises an answer to a message within this many business hours. */
export const promisedHours = 24;

type Promised = {
  hours: number;
  /** Hours between two times, as the promise counts them. */
  between: (from: Date, to: Date) => number;
  /** The time that many hours ago. */
  before: (to: Date, hours: number) => Date;
};

const hour = 60 * 60 * 1000;

type Counting = Pick<Promised, 'between' | 'before'>;

const businessHours: Counting = {
  between: (from, to) => businessHoursBetween(from, to),
  before: (to, hours) => businessHoursBefore(to, hours),
};
const plainHours: Counting = {
  between: (from, to) => (to.getTime() - from.getTime()) / hour,
  before: (to, hours) => new Date(to.getTime() - hours * hour),
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

/** Since when an answer of each kind must have been awaited to be late. */
export function lateBefore(now: Date): Partial<Record<Kind, string>> {
  return Object.fromEntries(
    Object.entries(promises).map(([kind, { hours, before }]) => [kind, before(now, hours).toISOString()]),
  );
}
