import { expect, test } from 'vitest';
import { locations } from '#app/content/careers.ts';
import { jobs as content } from '#app/content/jobs/index.ts';
import type { JobOpening } from '#app/words/types.ts';
import { matches, parseChoice, typesOf } from './filter-jobs.ts';

const [template] = content;
const job = (slug: string, location: JobOpening['location'], type: JobOpening['type']): JobOpening => ({
  ...(template as JobOpening),
  slug,
  location,
  type,
});
const jobs = [
  job('a', 'Remote', 'Remote'),
  job('b', 'Nationwide', 'Full-time'),
  job('c', 'Hybrid', 'Part-time'),
  job('d', 'Nationwide', 'Part-time'),
];
const cities = locations.slice(3).map((city) => [city, 'all', ['b', 'd']] as const);

test.each([
  ['all', 'all', ['a', 'b', 'c', 'd']],
  ['Nationwide', 'all', ['b', 'd']],
  ['Remote', 'all', ['a']],
  ['Hybrid', 'all', ['c']],
  // A city shows the nationwide openings.
  ...cities,
  ['Boston, MA', 'Part-time', ['d']],
  ['Remote', 'Part-time', []],
  ['Atlantis', 'all', []],
] as const)('location %s and type %s show %j', (location, type, slugs) => {
  expect(jobs.filter((each) => matches(each, { location, type })).map(({ slug }) => slug)).toEqual(slugs);
});

test('the types come from the openings, each once', () => {
  expect(typesOf(jobs)).toEqual(['Full-time', 'Part-time', 'Remote']);
});

test('there are 23 locations, in the order of the contract', () => {
  expect(locations).toHaveLength(23);
  expect(locations.slice(0, 4)).toEqual(['Remote', 'Hybrid', 'Nationwide', 'New York, NY']);
  expect(locations.at(-1)).toBe('Miami, FL');
});

test.each([null, '', 'Nowhere', 'toString', 'remote'])('%j is not an option, and counts as all', (value) => {
  expect(parseChoice(value, ['all', 'Remote'])).toBe('all');
  expect(parseChoice('Remote', ['all', 'Remote'])).toBe('Remote');
});
