import { isAt, listLocations } from '#app/catalog/job-locations.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { all, type Filters } from './filters.ts';

export function matches(job: JobOpening, { location, type }: Filters): boolean {
  return (location === all || isAt(job.location, location)) && (type === all || job.type === type);
}

export function areAllRemote(jobs: readonly JobOpening[]): boolean {
  return jobs.length > 0 && jobs.every(({ location }) => location === 'Remote');
}

/** The options of both filters. Undefined if there is nothing to filter. */
export function listFilters(jobs: readonly JobOpening[], locations = listLocations(jobs)) {
  const types = [...new Set(jobs.map(({ type }) => type))].sort();
  const hasChoice = jobs.length > 1 && (locations.length > 1 || types.length > 1);
  return hasChoice ? { locations, types } : undefined;
}
