import { expect, test } from 'vitest';
import { atOffice } from '../../../tests/support/at-office.ts';
import { type Answers, summarizeAnswers } from './summarize-answers.ts';

const seconds = (local: string) => atOffice(local).getTime() / 1000;

/** Sent on Tuesday, November 17, 2026, 10 a.m. at the office, and answered these hours later. */
const answersAfter = (kind: Answers['kind'], ...hours: number[]): Answers => {
  const sent = seconds('2026-11-17T10:00');
  return { kind, sent: hours.map(() => sent), answered: hours.map((each) => sent + each * 60 * 60) };
};

test('each kind has its median and its answers in time; exactly 24 hours are in time', () => {
  const answers = [answersAfter('application', 3), answersAfter('message', 2, 24.5, 24)];
  expect(summarizeAnswers(['message', 'application', 'verification'], answers)).toEqual([
    { kind: 'message', answered: 3, inTime: 2, median: 24 },
    { kind: 'application', answered: 1, inTime: 1, median: 3 },
    { kind: 'verification', answered: 0, inTime: 0, median: null },
  ]);
});

test('a weekend between message and answer does not count', () => {
  const friday = {
    kind: 'message' as const,
    sent: [seconds('2026-11-13T15:00')],
    answered: [seconds('2026-11-16T10:00')],
  };
  expect(summarizeAnswers(['message'], [friday])).toEqual([
    { kind: 'message', answered: 1, inTime: 1, median: 19 },
  ]);
});
