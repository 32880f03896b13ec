import { jobs } from '#app/content/jobs/index.ts';
import type { JobOpening } from '#app/words/types.ts';

/** The openings with a card on /careers. */
export const listedJobs: readonly JobOpening[] = jobs.filter(({ listed }) => listed);

/** The opening that journeys look at and apply for. */
export function firstOpening(): JobOpening {
  const [first] = listedJobs;
  if (!first) throw new Error('app/content/jobs lists no opening, so there is none to apply for.');
  return first;
}

export const applyPath = (title: string) => `/careers/apply?job=${encodeURIComponent(title)}`;
