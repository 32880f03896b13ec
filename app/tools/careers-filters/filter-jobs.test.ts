import { describe, expect, test } from 'vitest';
import { sampleJob } from '../../../tests/support/sample-job.ts';
import { listFilters, matches } from './filter-jobs.ts';
import { isShown, parseChoice, writeOptions } from './filters.ts';

const remote = sampleJob({ slug: 'a', location: 'Remote', type: 'Remote' });
const nationwide = sampleJob({ slug: 'b', location: 'Nationwide' });
const onSite = sampleJob({ slug: 'c', location: { onSiteIn: 'Boise, ID' }, type: 'Part-time' });
const inIdaho = sampleJob({ slug: 'd', location: { remoteIn: ['ID', 'UT'] }, type: 'Part-time' });
const jobs = [remote, nationwide, onSite, inIdaho];

test.each([
  ['all', 'all', ['a', 'b', 'c', 'd']],
  ['Nationwide', 'all', ['b']],
  ['Remote', 'all', ['a', 'd']],
  // A city also shows what can be done from there.
  ['Boise, ID', 'all', ['b', 'c', 'd']],
  ['Boston, MA', 'all', ['b']],
  ['Boise, ID', 'Part-time', ['c', 'd']],
  ['Hybrid', 'all', []],
  ['Atlantis', 'all', []],
] as const)('location %s and type %s show %j', (location, type, slugs) => {
  expect(jobs.filter((each) => matches(each, { location, type })).map(({ slug }) => slug)).toEqual(slugs);
});

test('a card is shown under its options, and under all', () => {
  const options = writeOptions(['Hybrid', 'New York, NY']);
  for (const choice of ['all', 'Hybrid', 'New York, NY']) expect(isShown(options, choice)).toBe(true);
  for (const choice of ['York', '', 'Remote']) expect(isShown(options, choice)).toBe(false);
});

describe('the filters', () => {
  test('offer each type of the openings once', () => {
    expect(listFilters(jobs)?.types).toEqual(['Full-time', 'Part-time', 'Remote']);
  });

  test('are left out with fewer than two openings, and with nothing to choose', () => {
    expect(listFilters([], ['Remote', 'Hybrid'])).toBeUndefined();
    expect(listFilters([onSite], ['Remote', 'Hybrid'])).toBeUndefined();
    expect(listFilters([onSite, onSite], ['Boise, ID'])).toBeUndefined();
    expect(listFilters([onSite, nationwide], ['Boise, ID'])).toBeDefined();
    expect(listFilters([onSite, onSite], ['Boise, ID', 'Boston, MA'])).toBeDefined();
  });
});

test.each([null, '', 'Nowhere', 'toString', 'remote'])('%j is not an option, and counts as all', (value) => {
  expect(parseChoice(value, ['all', 'Remote'])).toBe('all');
  expect(parseChoice('Remote', ['all', 'Remote'])).toBe('Remote');
});
