import { withChanges } from '#company/release.ts';
import type { JobLocation, JobOpening } from '#company/shape/types.ts';
import { typesetAll } from '#company/shape/typeset.ts';
import { openForDays } from '#content/careers.ts';
import { jobs as inFiles } from '#content/jobs/index.ts';
import { language } from '#content/language.ts';
import type { JobType } from '#domain/jobs.ts';
import { addDays } from '#domain/office-days.ts';
import type { OpeningItem } from '#domain/website/items.ts';
import { officeClock } from '#office/clock.ts';

/** An opening that is closed is in no list. Its page says so. */
export type Opening = JobOpening & { isClosed?: true };

const today = officeClock.dateAt(Date.now());

export const jobs: readonly Opening[] = withChanges('opening', language.code, inFiles, {
  keyOf: ({ slug }) => slug,
  read: readOpening,
}).map((job) => closeAfter(today, job));

function readOpening(slug: string, { facts, words }: OpeningItem): JobOpening {
  const { closes, location, type, ...others } = facts;
  return {
    ...others,
    ...typesetAll(words[language.code] ?? words.en),
    slug,
    location: location as JobLocation,
    type: type as JobType,
    ...(closes && { closes }),
  };
}

/** The last day to apply. */
export const lastDayOf = ({ closes, posted }: JobOpening) => closes ?? addDays(posted, openForDays);

/** Visitors can apply until the end of its last day. */
export function closeAfter(date: string, job: JobOpening): Opening {
  return job.closes && job.closes < date ? { ...job, listed: false, isClosed: true } : job;
}
