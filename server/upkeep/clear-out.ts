import type { Query } from '../database/database.ts';
import { log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import { sweepFiles } from '../storage/sweep-files.ts';

/** Any number that no other program on the same database uses for its own lock. */
const lockNumber = '4815062343';

type Stored = Pick<Storage, 'database' | 'files'>;
type Cleared = { records: number; files: Array<{ bucket: string; version: string }> };

/**
 * Deletes the records that are past their date and the uploads that belong to none. What is due, the schema says: the same
 * functions serve the commands of the inbox. Of several instances one does the work; the others find the lock taken.
 */
export async function clearOut(storage: Stored, buckets: string[]): Promise<void> {
  const { database, files } = storage;
  const cleared = await database.asRole('service_role', async (query) => {
    const [lock] = await query('select pg_try_advisory_xact_lock($1::text::bigint) as mine', [lockNumber]);
    return lock?.mine === true ? deleteDue(query) : undefined;
  });
  if (!cleared) return;
  // The rows are gone for good; a file that stays behind in a crash has none, and the sweep below finds it another day.
  for (const { bucket, version } of cleared.files) await files.remove(bucket, version);
  if (cleared.records > 0 || cleared.files.length > 0)
    log('cleared out', { records: cleared.records, files: cleared.files.length });
  await sweepFiles(storage, buckets);
}

async function deleteDue(query: Query): Promise<Cleared> {
  const purged = await query('select row_id, bucket_id, object_name from public.purge_expired()');
  const orphans = await query('select bucket_id, object_name from public.orphaned_uploads()');
  const names = [...purged, ...orphans].filter(({ object_name }) => object_name !== null);
  const removed = await query(
    `delete from storage.objects o
      using json_to_recordset($1::text::json) as due (bucket_id text, object_name text)
      where o.bucket_id = due.bucket_id and o.name = due.object_name
      returning o.bucket_id, o.version`,
    [JSON.stringify(names)],
  );
  return {
    records: new Set(purged.map(({ row_id }) => row_id)).size,
    files: removed.map(({ bucket_id, version }) => ({ bucket: String(bucket_id), version: String(version) })),
  };
}
