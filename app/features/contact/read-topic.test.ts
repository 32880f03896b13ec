import { expect, test } from 'vitest';
import { readTopic } from './read-topic.ts';

test('a known topic is read, whatever else the address says', () => {
  expect(readTopic('?zip=10038&topic=quote&service=auto')).toBe('quote');
});

test.each([
  '',
  '?topic=',
  '?topic=Quote',
  '?topic=constructor',
  '?topic=%22%3E%3Cimg%3E',
  '?service=auto&zip=10038',
])('%j is a plain message', (query) => {
  expect(readTopic(query)).toBeUndefined();
});
