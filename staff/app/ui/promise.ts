import type { InboxEntry } from '#domain/records.ts';
import { hoursLate, promiseOf } from '#office/promises.ts';

/** A mark for what has to be answered within these hours. */
const nearHours = 6;

/** Hours that are left count as the promise does, hours that are late by the clock. */
export type PromiseMark = { state: 'near' | 'broken'; hours: number };

/** Whether the promised time for an answer is nearly over, or is over, whatever the state of the work. */
export function judgePromise(entry: InboxEntry, now: Date): PromiseMark | undefined {
  const promise = promiseOf(entry.kind);
  if (!promise || !entry.waiting_since) return undefined;
  const since = new Date(entry.waiting_since);
  const late = hoursLate(entry.kind, since, now);
  if (late !== undefined) return { state: 'broken', hours: Math.max(1, Math.floor(late)) };
  const left = promise.hours - promise.between(since, now);
  return left <= nearHours ? { state: 'near', hours: Math.floor(left) } : undefined;
}
