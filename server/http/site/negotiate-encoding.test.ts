import { expect, test } from 'vitest';
import { acceptedEncodings } from './negotiate-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['br;q=0, gzip;q=0.5', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['deflate', ['identity']],
  ['', ['identity']],
  [';;;,q=', ['identity']],
  [undefined, ['identity']],
])('a client that sends %s accepts %s', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
