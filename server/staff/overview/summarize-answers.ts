import type { Kind } from '#domain/kinds.ts';
import { promisedHours } from '#domain/promise.ts';
import { businessHoursBetween } from '#office/business-hours.ts';
import { promiseOf } from '#office/promises.ts';

/** When the records of a kind came in and when they were answered, in seconds since 1970. */
export type Answers = { kind: Kind; sent: number[]; answered: number[] };

/** How many records of a kind wait, and for how many of them the promise is broken already. */
export type Waiting = { kind: Kind; count: number; late: number };

/** How long answers took, for each of the kinds, and which promises were kept. */
export function summarizeAnswers(
  kinds: readonly Kind[],
  answers: readonly Answers[],
  waiting: readonly Waiting[],
) {
  return kinds.map((kind) => {
    const { sent, answered } = answers.find((each) => each.kind === kind) ?? { sent: [], answered: [] };
    const { between = businessHoursBetween, hours: most = promisedHours } = promiseOf(kind) ?? {};
    const hours = sent
      .map((time, place) => between(toDate(time), toDate(answered[place] ?? time)))
      .sort((a, b) => a - b);
    return {
      kind,
      answered: hours.length,
      /** Within the hours that are promised: for kinds without a promise, those of messages. */
      inTime: hours.filter((each) => each <= most).length,
      /** A promise is broken when its time is over, not when it is answered at last. */
      stillLate: promiseOf(kind) ? (waiting.find((each) => each.kind === kind)?.late ?? 0) : 0,
      /** In hours as the promise counts them; null without an answer. */
      median: median(hours),
    };
  });
}

const toDate = (seconds: number) => new Date(seconds * 1000);

function median(sorted: readonly number[]): number | null {
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
