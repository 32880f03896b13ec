import { jobs } from '#content/jobs/index.ts';
import type { OpeningItem } from '#domain/website/items.ts';
import type { Database } from '../../store/database/database.ts';
import { currentRelease } from '../../store/website/releases.ts';

/** The address of the page of a job with this title, on the site as it is now. */
export async function findOpening(
  database: Database,
  title: string | null | undefined,
): Promise<string | undefined> {
  if (!title) return undefined;
  const changes = ((await database.asOwner(currentRelease))?.items ?? []).filter(
    ({ kind }) => kind === 'opening',
  );
  const inRelease = changes.find(({ value }) => (value as OpeningItem | null)?.facts.title === title);
  const inFiles = jobs.find((job) => job.title === title && !changes.some(({ key }) => key === job.slug));
  const slug = inRelease?.key ?? inFiles?.slug;
  return slug && `/careers/${slug}`;
}
