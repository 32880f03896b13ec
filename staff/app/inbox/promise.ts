import { promiseOf } from '#domain/promise.ts';
import type { InboxEntry } from '#domain/records.ts';

/** A mark for what has to be answered within these hours. */
const nearHours = 6;

export type PromiseMark = { state: 'near' | 'broken'; hours: number };

/** Whether the promised time for an answer is nearly over, or is over, whatever the state of the work. */
export function judgePromise(entry: InboxEntry, now: Date): PromiseMark | undefined {
  const promise = promiseOf(entry.kind);
  if (!promise || !entry.waiting_since) return undefined;
  const left = promise.hours - promise.between(new Date(entry.waiting_since), now);
  if (left <= 0) return { state: 'broken', hours: Math.max(1, Math.floor(-left)) };
  return left <= nearHours ? { state: 'near', hours: Math.floor(left) } : undefined;
}
