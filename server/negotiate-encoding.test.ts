import { expect, test } from 'vitest';
import { negotiateEncoding } from './negotiate-encoding.ts';

const everything = () => true;

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  [';;;,q=', 'identity'],
])('a client that sends %j gets %s', (header, encoding) => {
  expect(negotiateEncoding(header, everything)).toBe(encoding);
});

test('an encoding that the file does not have is not promised', () => {
  expect(negotiateEncoding('br, gzip', (name) => name === 'gzip')).toBe('gzip');
  expect(negotiateEncoding('br, gzip', () => false)).toBe('identity');
});
