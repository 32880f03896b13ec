import { log } from '../log.ts';
import { type DeletableStorage, deleteObjects, deleteUnderLock } from './delete-objects.ts';

/** Key of an advisory lock. Any number that no other program on the same database uses. */
const lockKey = '4815062344';

/**
 * A record may point to an upload for a day. The additional hour is for a record whose transaction began before the day
 * was over.
 */
const minAge = '25 hours';

/** Deletes uploads that no record points to. A function of the schema chooses them, as for the command line. */
export async function sweepOrphans(storage: DeletableStorage): Promise<void> {
  const files = await deleteUnderLock(storage, lockKey, async (query) =>
    deleteObjects(
      query,
      await query('select bucket_id, object_name from public.orphaned_uploads($1::text::interval)', [minAge]),
    ),
  );
  if (files > 0) log('orphaned uploads deleted', { files });
}
