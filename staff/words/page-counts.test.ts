import { expect, test } from 'vitest';
import { knownSources } from '../../server/http/counts/sources.ts';
import { formatRange, pageCounts } from './page-counts.ts';

test('a number that is not sure is a range', () => {
  expect(formatRange({ sure: 1200, perhaps: 0 })).toBe('1,200');
  expect(formatRange({ sure: 12, perhaps: 18 })).toBe('12–30');
});

test('every known source has a name, and a link keeps the name that it was given', () => {
  for (const source of knownSources) expect(pageCounts.nameOfSource(source), source).not.toBe(source);
  for (const source of ['spring-mailing', 'constructor', 'toString'])
    expect(pageCounts.nameOfSource(source)).toBe(source);
});
