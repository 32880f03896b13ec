import { expect, test } from 'vitest';
import { readTopic } from './contact-topics.ts';

test.each(['/contact?zip=10038&topic=quote&service=auto', '/contact/quote', '/contact/quote?service=auto'])(
  'the topic of %s is read',
  (address) => {
    expect(readTopic(new URL(address, 'https://example.com'))).toBe('quote');
  },
);

test.each([
  '',
  '?topic=',
  '?topic=Quote',
  '?topic=constructor',
  '?topic=%22%3E%3Cimg%3E',
  '?service=auto&zip=10038',
  '/quotes',
])('/contact%s is a plain message', (rest) => {
  expect(readTopic(new URL(`/contact${rest}`, 'https://example.com'))).toBeUndefined();
});
