import { locations } from '#app/content/careers.ts';
import type { JobOpening } from '#app/content/types.ts';

type Opening = { location: string; type: string };
export type Filters = { location: string; type: string };

/** How many cards a long list shows, and how many more at each press of its button. */
export const atOnce = 60;

/** Nothing chosen. */
export const all = 'all';

const places: readonly string[] = ['Remote', 'Hybrid', 'Nationwide'];

/** A city also shows Nationwide openings; 'all' shows everything. */
export function matches(opening: Opening, { location, type }: Filters): boolean {
  return matchesLocation(opening, location) && (type === all || opening.type === type);
}

function matchesLocation(job: Opening, location: string): boolean {
  if (location === all || job.location === location) return true;
  const isCity = locations.some((option) => option === location) && !places.includes(location);
  return isCity && job.location === 'Nationwide';
}

/** What a select offers; whatever else an address asks for counts as nothing chosen. */
export function knownChoice(asked: string | null, offered: readonly string[]): string {
  return asked && offered.includes(asked) ? asked : all;
}

export function areRemote(jobs: readonly Opening[]): boolean {
  return jobs.length > 0 && jobs.every(({ location }) => location === 'Remote');
}

/** The types that occur in the openings shown, each once. */
export function typesOf(jobs: readonly JobOpening[]): string[] {
  return [...new Set(jobs.map((job) => job.type))].sort();
}
