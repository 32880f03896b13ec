import { expect, test } from 'vitest';
import type { JobLocation } from '#company/shape/types.ts';
import { site } from '#company/site.ts';
import { locations } from '#content/careers.ts';
import { sampleJob } from '../../tests/support/sample-job.ts';
import { isAt, listLocations, nameLocation } from './job-locations.ts';

const [office] = site.offices;
const city = `${office.city}, ${office.state}`;
const at = (...places: JobLocation[]) => places.map((location) => sampleJob({ location }));

test('the filter offers the locations of the openings, each once, cities last and in order', () => {
  const jobs = at({ onSiteIn: 'Twin Falls, ID' }, { onSiteIn: 'Boise, ID' }, 'Nationwide', {
    remoteIn: ['ID'],
  });
  expect(listLocations([...jobs, ...jobs], [])).toEqual([
    'Remote',
    'Nationwide',
    'Boise, ID',
    'Twin Falls, ID',
  ]);
  expect(listLocations([], [])).toEqual([]);
});

test('what the content lists comes in its own order, before other cities', () => {
  const jobs = at({ onSiteIn: 'Boise, ID' }, 'Remote');
  expect(listLocations(jobs, ['Hybrid', 'Miami, FL', 'Boise, ID', 'Austin, TX'])).toEqual([
    'Remote',
    'Hybrid',
    'Miami, FL',
    'Boise, ID',
    'Austin, TX',
  ]);
  expect(listLocations([])).toEqual(locations);
});

test('a job at an office is found in its city, and a hybrid one also as hybrid', () => {
  for (const location of [{ onSiteAt: office.name }, { hybridAt: office.name }])
    expect(isAt(location, city)).toBe(true);
  expect(isAt({ hybridAt: office.name }, 'Hybrid')).toBe(true);
  expect(isAt({ onSiteAt: office.name }, 'Hybrid')).toBe(false);
});

test('a location names its states or its city', () => {
  expect(nameLocation('Nationwide')).toBe('Nationwide');
  expect(nameLocation({ remoteIn: ['ID', 'UT'] })).toContain('Idaho and Utah');
  expect(nameLocation({ onSiteIn: 'Boise, ID' })).toContain('Boise, ID');
  expect(nameLocation({ onSiteAt: office.name })).toContain(city);
});
