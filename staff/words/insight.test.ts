import { expect, test } from 'vitest';
import { conversationWords } from './conversation.ts';
import { formatAge, formatHours, overview, settings } from './insight.ts';
import { person } from './person.ts';
import { promisedTime } from './promised-time.ts';
import { sealed, sealingKeys } from './sealed.ts';

const { question, saved, printed, differs } = settings.retention;

test('one day is one day, and one record is one record', () => {
  expect(question.text(1, 'message', 1)).toMatch(
    /^1 message is older than 1 day\. .*deletes it .*bring it back\.$/,
  );
  expect(question.text(1200, 'messages', 30)).toMatch(/^1,200 messages are older than 30 days\. /);
  expect(saved('messages', 1)).toContain('for 1 day.');
  expect(printed(1)).toContain('1 day.');
});

test('what to do about a number that the website does not print is said without a file of the source', () => {
  expect(differs(365)).toContain('365 days');
  expect(differs(365)).not.toMatch(/\.ts\b|domain/);
});

test('the form for a key names the file as the app saved it', () => {
  const keyId = '0123456789abcdef';
  expect(sealed.keyHint(keyId)).toContain(sealingKeys.fileName(keyId));
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

test('the overview names the promise of every kind that has one, in its own hours', () => {
  const { promise, inTime } = overview.answers;
  const all = promise(['message', 'application', 'verification', 'claim']);
  for (const kind of ['message', 'claim'] as const)
    expect(all).toContain(`${kind}s within ${promisedTime(kind)}`);
  expect(all).toMatch(/no time for applications and verifications\.$/);
  expect(promise(['application'])).toBe('The website promises no time for applications.');
  expect(inTime('9%', 'message', 12, 125, 113)).toBe(
    `9% within ${promisedTime('message')} (12 of 125; 113 are late and still wait)`,
  );
});

test('one person is a person, and a reason ends its sentence', () => {
  expect([person.people(1), person.people(2)]).toEqual(['1 person', '2 people']);
  expect(conversationWords.refusedFile('a.zip', 'This type is not supported')).toContain('supported. It is');
});

test('one answered application is an application', () => {
  const answers = [
    { kind: 'application', answered: 1 },
    { kind: 'verification', answered: 1200 },
  ] as const;
  expect(overview.tiles.answeredNote(answers)).toBe('1 application, 1,200 verifications');
});

test('one that is late is late', () => {
  expect(overview.tiles.inTimeNote(0, 1, 1)).toBe('0 of 1. 1 is late and still waits');
});

test('a long median is named in the days that were counted', () => {
  expect(formatHours(72, 'message')).toBe('3 business days');
  expect(formatHours(72, 'claim')).toMatch(
    promisedTime('claim').includes('business') ? /business/ : /^3 days$/,
  );
});
