import { removeOrphanedFiles } from '../storage/remove-orphaned-files.ts';
import type { DeletableStorage } from './delete-objects.ts';
import { purgeExpired } from './purge-expired.ts';
import type { Steps } from './run-daily.ts';
import { sweepOrphans } from './sweep-orphans.ts';

/** What the server deletes every day. No step depends on another. */
export function upkeepSteps(storage: DeletableStorage, buckets: string[]): Steps {
  return {
    purge: () => purgeExpired(storage),
    sweep: () => sweepOrphans(storage),
    files: () => removeOrphanedFiles(storage, buckets),
  };
}
