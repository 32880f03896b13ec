import type { Office } from '#company/shape/site.ts';
import type { JobLocation, JobOpening } from '#company/shape/types.ts';
import type { OfficeName } from '#company/site.ts';
import { locations, locationWords, optionLabels } from '#content/careers.ts';
import { listInWords } from '#content/phrases/numbers.ts';
import { workplaces } from '#domain/jobs.ts';
import { type UsState, usStateNames } from '#domain/us-states.ts';
import { findOffice } from '#office/appointments.ts';
import { labelOf } from './label-of.ts';

export function nameLocation(location: JobLocation): string {
  if (typeof location === 'string') return labelOf(optionLabels, location);
  if ('remoteIn' in location)
    return locationWords.remoteIn(listInWords(location.remoteIn.map((state) => usStateNames[state])));
  if ('onSiteIn' in location) return locationWords.onSiteIn(location.onSiteIn);
  if ('onSiteAt' in location) return locationWords.onSiteAt(location.onSiteAt, cityOf(location.onSiteAt));
  return locationWords.hybrid(location.hybridAt, cityOf(location.hybridAt));
}

/** The options of the filter: what the content lists, and what else the openings have. Workplaces come first. */
export function listLocations(jobs: readonly JobOpening[], also: readonly string[] = locations): string[] {
  const own = jobs.flatMap(({ location }) => optionsOf(location)).sort();
  const options = [...new Set([...also, ...own])];
  return [
    ...workplaces.filter((workplace) => options.includes(workplace)),
    ...options.filter((option) => !(workplaces as readonly string[]).includes(option)),
  ];
}

/** Whether the filter shows a job with this location under this option. */
export function isAt(location: JobLocation, option: string): boolean {
  return optionsOf(location).includes(option) || canBeDoneFrom(location, option);
}

export function requireOffice(name: OfficeName): Office {
  const office = findOffice(name);
  if (!office) throw new Error(`company/site.ts has no office with the name "${name}".`);
  return office;
}

function optionsOf(location: JobLocation): string[] {
  if (typeof location === 'string') return [location];
  if ('remoteIn' in location) return ['Remote'];
  if ('onSiteIn' in location) return [location.onSiteIn];
  if ('onSiteAt' in location) return [cityOf(location.onSiteAt)];
  return ['Hybrid', cityOf(location.hybridAt)];
}

/** Whether someone in this city can do the job from home. */
function canBeDoneFrom(location: JobLocation, city: string): boolean {
  const state = /, ([A-Z]{2})$/.exec(city)?.[1];
  if (!state) return false;
  if (typeof location === 'string') return location === 'Nationwide';
  return 'remoteIn' in location && location.remoteIn.includes(state as UsState);
}

function cityOf(name: OfficeName): string {
  const { city, state } = requireOffice(name);
  return `${city}, ${state}`;
}
