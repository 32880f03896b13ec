import type { Kind } from '#domain/kinds.ts';
import { localClock } from '#domain/local-clock.ts';
import { addDays } from '#domain/office-days.ts';
import type { Outcome } from '#domain/outcomes.ts';
import { officeTimeZone } from '#office/clock.ts';
import { hoursLate, lateBefore, promiseOf } from '#office/promises.ts';
import type { CallFunction } from '../../store/records/record-store.ts';
import { type Answers, summarizeAnswers, type Waiting } from './summarize-answers.ts';

const days = 30;
const hour = 60 * 60 * 1000;
const longestShown = 5;

/** What staff_overview returns. */
type Figures = {
  arrivals: { day: string; kind: Kind; count: number }[];
  answers: Answers[];
  waiting: Waiting[];
  /** Of each kind. */
  longest: {
    kind: Kind;
    record_id: string;
    waiting_since: string;
    headline: string;
    assignee_name: string | null;
  }[];
  outcomes: { kind: Kind; headline: string; outcome: Outcome; count: number }[];
  due: { kind: Kind; keep_days: number; count: number; open: number; first: string | null }[];
};

/** What came in, how long answers took, what waits and what is about to be deleted, for these kinds. */
export async function readOverview(call: CallFunction, kinds: readonly Kind[]) {
  const now = new Date();
  const dayNames = listDays(now, days, officeTimeZone);
  const figures = (await call('staff_overview', {
    kinds,
    first_day: dayNames[0],
    late_by_kind: lateBefore(now),
    time_zone: officeTimeZone,
  })) as Figures;
  const countOf = (day: string, kind: Kind) =>
    figures.arrivals.find((each) => each.day === day && each.kind === kind)?.count ?? 0;
  return {
    kinds,
    arrivals: dayNames.map((day) => ({ day, counts: kinds.map((kind) => countOf(day, kind)) })),
    answers: summarizeAnswers(kinds, figures.answers, figures.waiting),
    /** `late` is null for kinds without a promise. */
    waiting: kinds.map((kind) => {
      const { count, late } = figures.waiting.find((each) => each.kind === kind) ?? { count: 0, late: 0 };
      return { kind, count, late: promiseOf(kind) ? late : null };
    }),
    longest: figures.longest
      .map((entry) => ({ ...entry, ...judgeWait(entry, now) }))
      .sort(byLateness)
      .slice(0, longestShown),
    /** How applications and verifications ended, by job. */
    outcomes: figures.outcomes,
    due: figures.due,
  };
}

type Wait = { waitedHours: number; lateHours: number | null };

/** By the clock, so that kinds compare. `lateHours` is null if nothing is broken. */
function judgeWait({ kind, waiting_since }: { kind: Kind; waiting_since: string }, now: Date): Wait {
  const since = new Date(waiting_since);
  return {
    waitedHours: (now.getTime() - since.getTime()) / hour,
    lateHours: hoursLate(kind, since, now) ?? null,
  };
}

/** What is late comes first, the latest at the top; then what waits longest. */
function byLateness(a: Wait, b: Wait): number {
  return (b.lateHours ?? -1) - (a.lateHours ?? -1) || b.waitedHours - a.waitedHours;
}

/** The last days in a time zone, today included, oldest first, as `2026-11-16`. */
export function listDays(now: Date, count: number, timeZone: string): string[] {
  const today = localClock(timeZone).dateAt(now);
  return Array.from({ length: count }, (_, at) => addDays(today, at - count + 1));
}
