import { listInWords } from '#content/phrases/numbers.ts';
import type { Kind } from '#domain/kinds.ts';
import { type HoursThatCount, promisedHours } from '#domain/promise.ts';
import { promiseOf } from '#office/promises.ts';
import { count, kindNouns } from './counts.ts';

/** The hours that count for a kind: those of messages, if nothing is promised. */
export const countOf = (kind: Kind): HoursThatCount => promiseOf(kind)?.count ?? 'business';

/** After a median. */
export const hoursOf = (kind: Kind) =>
  countOf(kind) === 'business' ? 'business hours' : 'hours by the clock, weekends included';

/** "24 business hours" */
export function promisedTime(kind: Kind): string {
  const hours = promiseOf(kind)?.hours ?? promisedHours;
  return count(hours, countOf(kind) === 'business' ? 'business hour' : 'hour');
}

/** What the website promises for some kinds, and for which nothing. */
export function promiseInWords(kinds: readonly Kind[]): string {
  const promised = kinds.filter(promiseOf);
  const others = kinds.filter((kind) => !promiseOf(kind));
  const times = promised.map((kind) => `to ${kindNouns[kind].many} within ${promisedTime(kind)}`);
  return [
    times.length > 0 ? `The website promises an answer ${listInWords(times)}.` : '',
    others.length > 0
      ? `${times.length > 0 ? 'It' : 'The website'} promises no time for ${listInWords(others.map((kind) => kindNouns[kind].many))}.`
      : '',
  ]
    .join(' ')
    .trim();
}
