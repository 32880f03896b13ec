import { expect, test } from 'vitest';
import { readRange } from './read-range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=0-99999999999999999999999', { start: 0, end: 99 }],
])('%s of 100 bytes', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999999-'])(
  '%s of 100 bytes cannot be satisfied',
  (header) => {
    expect(readRange(header, 100)).toBe('unsatisfiable');
  },
);

test('no range of an empty file can be satisfied', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
});

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-5', 'bytes=a-b', 'bytes=0-1,3-4', 'rows=0-1', '0-1'])(
  '%j asks for the whole file',
  (header) => {
    expect(readRange(header, 100)).toBeUndefined();
  },
);
