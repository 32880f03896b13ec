import { expect, test } from 'vitest';
import { readFailure, retryAfter } from './retry.ts';

test('pauses grow up to six hours', () => {
  expect([1, 2, 3, 4, 5, 9].map(retryAfter)).toEqual([60, 240, 960, 3840, 15_360, 21_600]);
});

const refusal = (command: string, response: string) =>
  readFailure({ code: 'EENVELOPE', command, response, responseCode: Number(response.slice(0, 3)) });

test.each([
  ['RCPT TO', '550 5.1.1 No such mailbox'],
  ['RCPT TO', '550 no such user'],
  ['RCPT TO', '552 5.2.2 Mailbox full'],
  ['MAIL FROM', '552 5.3.4 Message size exceeds fixed limit'],
  ['DATA', '552 Message too large'],
])('a refused recipient, or a mail that is too large, is given up: %s %s', (command, response) => {
  expect(refusal(command, response)).toMatchObject({ retry: false });
});

test.each([
  ['RCPT TO', '451 4.7.1 Greylisted'],
  ['RCPT TO', '554 5.7.1 Relay access denied'],
  ['RCPT TO', '550-5.7.26 Unauthenticated mail is not accepted'],
  ['RCPT TO', '550 5.1.8 Sender address rejected'],
  ['RCPT TO', '530 Authentication required'],
  ['RCPT TO', '999 odd'],
  ['MAIL FROM', '550 5.1.7 Bad sender'],
  ['MAIL FROM', '553 sender not owned by user'],
  ['DATA', '554 5.7.1 Daily quota exceeded'],
  ['AUTH PLAIN', '535 wrong password'],
])('a refusal of us, or of our server, is tried again: %s %s', (command, response) => {
  expect(refusal(command, response)).toMatchObject({ retry: true });
});

test('what never reached a mail server is tried again, and named by a short code', () => {
  expect(readFailure({ code: 'ETIMEDOUT' })).toEqual({ code: 'ETIMEDOUT', retry: true });
  expect(readFailure(new Error('anything'))).toEqual({ code: 'UNKNOWN', retry: true });
  expect(readFailure({ code: 'ada@example.com' }).code).toBe('UNKNOWN');
  expect(readFailure(undefined).code).toBe('UNKNOWN');
});
