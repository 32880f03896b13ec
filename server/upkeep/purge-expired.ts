import type { Query } from '../database/database.ts';
import { log } from '../log.ts';
import { removeOrphanedFiles } from '../storage/remove-orphaned-files.ts';
import type { Storage } from '../storage/storage.ts';

/** Key of an advisory lock. Any number that no other program on the same database uses. */
const lockKey = '4815062343';

type Purged = { records: number; files: Array<{ bucket: string; version: string }> };

/**
 * Deletes expired records and orphaned uploads. Functions of the schema choose them, as for the inbox commands. If several
 * instances run, one takes the lock and does the work.
 */
export async function purgeExpired(
  storage: Pick<Storage, 'database' | 'files'>,
  buckets: string[],
): Promise<void> {
  const { database, files } = storage;
  const purged = await database.asRole('service_role', async (query) => {
    const [lock] = await query('select pg_try_advisory_xact_lock($1::text::bigint) as acquired', [lockKey]);
    return lock?.acquired === true ? deleteRows(query) : undefined;
  });
  if (!purged) return;
  // The rows are committed. If a crash leaves a file behind, a later run removes it as orphaned.
  for (const { bucket, version } of purged.files) await files.remove(bucket, version);
  if (purged.records > 0 || purged.files.length > 0)
    log('purged', { records: purged.records, files: purged.files.length });
  await removeOrphanedFiles(storage, buckets);
}

async function deleteRows(query: Query): Promise<Purged> {
  const expired = await query('select row_id, bucket_id, object_name from public.purge_expired()');
  const orphaned = await query('select bucket_id, object_name from public.orphaned_uploads()');
  const objects = [...expired, ...orphaned].filter(({ object_name }) => object_name !== null);
  const deleted = await query(
    `delete from storage.objects o
      using json_to_recordset($1::text::json) as due (bucket_id text, object_name text)
      where o.bucket_id = due.bucket_id and o.name = due.object_name
      returning o.bucket_id, o.version`,
    [JSON.stringify(objects)],
  );
  return {
    records: new Set(expired.map(({ row_id }) => row_id)).size,
    files: deleted.map(({ bucket_id, version }) => ({ bucket: String(bucket_id), version: String(version) })),
  };
}
