import { expect, test } from 'vitest';
import { formatAge, settings } from './insight.ts';

const { question, saved, printed } = settings.retention;

test('one day is one day, and one record is one record', () => {
  expect(question.text(1, 'message', 1)).toMatch(
    /^1 message is older than 1 day\. .*deletes it .*bring it back\.$/,
  );
  expect(question.text(1200, 'messages', 30)).toMatch(/^1,200 messages are older than 30 days\. /);
  expect(saved('messages', 1)).toContain('for 1 day.');
  expect(printed(1)).toContain('1 day.');
});

test('the button that deletes says so', () => {
  expect([question.yes(1), question.yes(2)]).toEqual(['Delete it', 'Delete them']);
});

test.each([
  [0.5, '30 minutes'],
  [1, '1 hour'],
  [47.9, '47 hours'],
  [48, '2 days'],
  [24 * 30, '30 days'],
])('%s hours ago is "%s"', (hours, text) => {
  expect(formatAge(hours)).toBe(text);
});
