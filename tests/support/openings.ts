import { listFilters, matches } from '#app/tools/careers-filters/filter-jobs.ts';
import { all } from '#app/tools/careers-filters/filters.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { jobs } from '#content/jobs/index.ts';

/** The openings with a card on /careers. */
export const listedJobs: readonly JobOpening[] = jobs.filter(({ listed }) => listed);

/** The options of the filters. Without anything to filter there are none. */
export const filters = listFilters(listedJobs) ?? { locations: [], types: [] };
export const hasFilters = filters.types.length > 0;

export function countMatches(location: string, type = all): number {
  return listedJobs.filter((job) => matches(job, { location, type })).length;
}

/** The first location of the filter that shows this opening. */
export function filterLocationOf(job: JobOpening): string {
  const found = filters.locations.find((location) => matches(job, { location, type: all }));
  if (!found) throw new Error(`No option of the filter shows the opening ${job.slug}.`);
  return found;
}

/** The opening that journeys look at and apply for. */
export function firstOpening(): JobOpening {
  const [first] = listedJobs;
  if (!first) throw new Error('company/content/jobs lists no opening, so there is none to apply for.');
  return first;
}

export const applyPath = (title: string) => `/careers/apply?job=${encodeURIComponent(title)}`;
