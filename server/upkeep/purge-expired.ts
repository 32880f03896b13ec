import { log } from '../log.ts';
import { type DeletableStorage, deleteObjects, deleteUnderLock } from './delete-objects.ts';

/** Key of an advisory lock. Any number that no other program on the same database uses. */
const lockKey = '4815062343';

/** Deletes expired records and their files. A function of the schema chooses them, as for the command line. */
export async function purgeExpired(storage: DeletableStorage): Promise<void> {
  let records = 0;
  const files = await deleteUnderLock(storage, lockKey, async (query) => {
    const expired = await query('select row_id, bucket_id, object_name from public.purge_expired()');
    records = new Set(expired.map(({ row_id }) => row_id)).size;
    return deleteObjects(query, expired);
  });
  if (records > 0) log('expired records purged', { records, files });
}
