import { countDays } from '#company/policy.ts';
import { state } from '#company/state.ts';
import { addDays } from '#domain/office-days.ts';
import { officeDate } from '#office/clock.ts';
import { log } from '../lib/log.ts';
import type { Steps } from '../lib/run-daily.ts';
import { deleteCountsBefore } from '../store/counts/page-counts.ts';
import type { Database } from '../store/database/database.ts';
import { type DeletableStorage, deleteObjects, deleteUnderLock } from '../store/files/delete-objects.ts';
import { removeOrphanedFiles } from '../store/files/remove-orphaned-files.ts';
import { deleteOldReleases } from '../store/website/delete-old-releases.ts';

/** Keys of advisory locks. Any numbers that no other program on the same database uses. */
const locks = { purge: '4815062343', sweep: '4815062344' };

/** A record may point to an upload for a day. The additional hour is for a transaction that began before the day was over. */
const orphanedAge = '25 hours';

/** What the server does every day. No step depends on another. */
export function upkeepSteps(storage: DeletableStorage, buckets: string[]): Steps {
  return {
    purge: () => purgeExpired(storage),
    sweep: () => sweepOrphans(storage),
    files: () => removeOrphanedFiles(storage, buckets),
    counts: () => deleteOldCounts(storage.database),
    releases: () => deleteReleases(storage.database),
    statistics: () => gatherStatistics(storage.database),
  };
}

/** Deletes expired records and their files. A function of the schema chooses them, as for the command line. */
async function purgeExpired(storage: DeletableStorage): Promise<void> {
  let records = 0;
  const files = await deleteUnderLock(storage, locks.purge, async (query) => {
    const expired = await query('select row_id, bucket_id, object_name from public.purge_expired()');
    records = new Set(expired.map(({ row_id }) => row_id)).size;
    return deleteObjects(query, expired);
  });
  if (records > 0) log('expired records purged', { records, files });
}

/** Deletes uploads that no record points to. A function of the schema chooses them, as for the command line. */
async function sweepOrphans(storage: DeletableStorage): Promise<void> {
  const orphaned = 'select bucket_id, object_name from public.orphaned_uploads($1::text::interval)';
  const files = await deleteUnderLock(storage, locks.sweep, async (query) =>
    deleteObjects(query, await query(orphaned, [orphanedAge])),
  );
  if (files > 0) log('orphaned uploads deleted', { files });
}

async function deleteOldCounts(database: Database): Promise<void> {
  await deleteCountsBefore(database, addDays(officeDate(new Date()), -countDays));
}

/** Deletes what the website showed longer ago than the law of the state asks to keep it. */
async function deleteReleases(database: Database): Promise<void> {
  if (!state.advertising) return;
  const years = state.advertising.keptYears;
  const releases = await database.asOwner((query) => deleteOldReleases(query, years));
  if (releases > 0) log('old releases of the website deleted', { releases });
}

/** The embedded database has no autovacuum. Without statistics it sorts the whole inbox for each page of it. */
async function gatherStatistics(database: Database): Promise<void> {
  await database.asOwner((query) => query('analyze private.inbox'));
}
