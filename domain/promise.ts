import type { BusinessHours } from './business-hours.ts';
import { adjusterHours } from './claims.ts';
import type { Kind } from './kinds.ts';

/** The contact page promises an answer to a message within this many business hours. */
export const promisedHours = 24;

/** `business`: only hours of business days count. `plain`: every hour does. */
export type HoursThatCount = 'business' | 'plain';

/** `between`: hours between two times. `before` and `after`: the time so many hours earlier or later. */
type Counting = BusinessHours & { count: HoursThatCount };
type Promised = Counting & { hours: number };

const hour = 60 * 60 * 1000;

const plainHours: Counting = {
  count: 'plain',
  between: (from, to) => (to.getTime() - from.getTime()) / hour,
  before: (to, hours) => new Date(to.getTime() - hours * hour),
  after: (from, hours) => new Date(from.getTime() + hours * hour),
};

/** When an answer is due. Nothing is promised for other kinds. `claims`: which hours count for a claim. */
export function makePromises(business: BusinessHours, claims: HoursThatCount) {
  const businessHours: Counting = { count: 'business', ...business };
  const promises: Partial<Record<Kind, Promised>> = {
    message: { hours: promisedHours, ...businessHours },
    claim: { hours: adjusterHours, ...(claims === 'plain' ? plainHours : businessHours) },
  };
  return { promiseOf, hoursLate, lateBefore };

  function promiseOf(kind: Kind): Promised | undefined {
    return promises[kind];
  }

  /** For how many hours a promise is broken, by the clock: weekends count, so that all kinds compare. Undefined while it is kept. */
  function hoursLate(kind: Kind, waitingSince: Date, now: Date): number | undefined {
    const promise = promiseOf(kind);
    if (!promise) return undefined;
    const late = (now.getTime() - promise.after(waitingSince, promise.hours).getTime()) / hour;
    return late >= 0 ? late : undefined;
  }

  /** Since when an answer of each kind must have been awaited to be late. */
  function lateBefore(now: Date): Partial<Record<Kind, string>> {
    return Object.fromEntries(
      Object.entries(promises).map(([kind, { hours, before }]) => [kind, before(now, hours).toISOString()]),
    );
  }
}
