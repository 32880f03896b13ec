import { expect, test } from 'vitest';
import { locations } from '#app/content/careers.ts';
import { jobs as content } from '#app/content/jobs/index.ts';
import type { JobOpening } from '#app/content/types.ts';
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
const slugs = (filters: { location: string; type: string }) =>
  jobs.filter((each) => matches(each, filters)).map(({ slug }) => slug);

test('all and all show every opening', () => {
  expect(slugs({ location: 'all', type: 'all' })).toEqual(['a', 'b', 'c', 'd']);
});

test('a city shows the Nationwide openings', () => {
  for (const city of locations.slice(3)) expect(slugs({ location: city, type: 'all' })).toEqual(['b', 'd']);
});

test('Nationwide, Remote and Hybrid show only their own', () => {
  expect(slugs({ location: 'Nationwide', type: 'all' })).toEqual(['b', 'd']);
  expect(slugs({ location: 'Remote', type: 'all' })).toEqual(['a']);
  expect(slugs({ location: 'Hybrid', type: 'all' })).toEqual(['c']);
});

test('both filters apply together', () => {
  expect(slugs({ location: 'Boston, MA', type: 'Part-time' })).toEqual(['d']);
  expect(slugs({ location: 'Remote', type: 'Part-time' })).toEqual([]);
});

test('an unknown location shows nothing', () => {
  expect(slugs({ location: 'Atlantis', type: 'all' })).toEqual([]);
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
