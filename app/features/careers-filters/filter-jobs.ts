import { locations } from '#app/content/careers.ts';
import type { JobOpening } from '#app/words/types.ts';

type Opening = { location: string; type: string };
export type Filters = { location: string; type: string };

/** The value of a filter that is not set. */
export const all = 'all';

const workplaces: readonly string[] = ['Remote', 'Hybrid', 'Nationwide'];

/** A city also matches Nationwide openings. */
export function matches(opening: Opening, { location, type }: Filters): boolean {
  return matchesLocation(opening, location) && (type === all || opening.type === type);
}

function matchesLocation(job: Opening, location: string): boolean {
  if (location === all || job.location === location) return true;
  const isCity = locations.some((option) => option === location) && !workplaces.includes(location);
  return isCity && job.location === 'Nationwide';
}

/** Ignores a value in the URL that the filter does not offer. */
export function parseChoice(value: string | null, options: readonly string[]): string {
  return value && options.includes(value) ? value : all;
}

export function areAllRemote(jobs: readonly Opening[]): boolean {
  return jobs.length > 0 && jobs.every(({ location }) => location === 'Remote');
}

export function typesOf(jobs: readonly JobOpening[]): string[] {
  return [...new Set(jobs.map((job) => job.type))].sort();
}
