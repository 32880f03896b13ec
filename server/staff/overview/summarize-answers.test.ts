import { expect, test } from 'vitest';
import { businessHoursBefore } from '#office/business-hours.ts';
import { atOffice } from '../../../tests/support/at-office.ts';
import { businessDates } from '../../../tests/support/business-dates.ts';
import { type Answers, summarizeAnswers } from './summarize-answers.ts';

const seconds = (local: string) => atOffice(local).getTime() / 1000;

/** Answered on a business day at 10 p.m. at the office, after these business hours. */
const answersAfter = (kind: Answers['kind'], ...hours: number[]): Answers => {
  const answered = seconds(`${businessDates.second}T22:00`);
  const before = (each: number) => businessHoursBefore(new Date(answered * 1000), each).getTime() / 1000;
  return { kind, sent: hours.map(before), answered: hours.map(() => answered) };
};

test('each kind has its median and its answers in time; exactly 24 hours are in time', () => {
  const answers = [answersAfter('application', 3), answersAfter('message', 2, 24.5, 24)];
  expect(summarizeAnswers(['message', 'application', 'verification'], answers, [])).toEqual([
    { kind: 'message', answered: 3, inTime: 2, stillLate: 0, median: 24 },
    { kind: 'application', answered: 1, inTime: 1, stillLate: 0, median: 3 },
    { kind: 'verification', answered: 0, inTime: 0, stillLate: 0, median: null },
  ]);
});

test('a weekend between message and answer does not count', () => {
  const overWeekend = {
    kind: 'message' as const,
    sent: [seconds(`${businessDates.lastOfWeek}T15:00`)],
    answered: [seconds(`${businessDates.nextWeek}T10:00`)],
  };
  expect(summarizeAnswers(['message'], [overWeekend], [])).toEqual([
    { kind: 'message', answered: 1, inTime: 1, stillLate: 0, median: 19 },
  ]);
});

test('what is late and still waits is a broken promise, where one was given', () => {
  const waiting = (['message', 'application'] as const).map((kind) => ({ kind, count: 5, late: 3 }));
  expect(summarizeAnswers(['message', 'application'], [], waiting)).toMatchObject([
    { kind: 'message', stillLate: 3 },
    { kind: 'application', stillLate: 0 },
  ]);
});
