import type { Database } from '../database/database.ts';
import { removeOrphanedFiles } from '../storage/remove-orphaned-files.ts';
import type { DeletableStorage } from './delete-objects.ts';
import { purgeExpired } from './purge-expired.ts';
import type { Steps } from './run-daily.ts';
import { sweepOrphans } from './sweep-orphans.ts';

/** What the server does every day. No step depends on another. */
export function upkeepSteps(storage: DeletableStorage, buckets: string[]): Steps {
  return {
    purge: () => purgeExpired(storage),
    sweep: () => sweepOrphans(storage),
    files: () => removeOrphanedFiles(storage, buckets),
    statistics: () => gatherStatistics(storage.database),
  };
}

/** The embedded database has no autovacuum. Without statistics it sorts the whole inbox for each page of it. */
async function gatherStatistics(database: Database): Promise<void> {
  await database.asOwner((query) => query('analyze private.inbox'));
}
