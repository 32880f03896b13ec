import type { Query, Row } from '../database/database.ts';
import type { Storage } from './storage.ts';

export type DeletableStorage = Pick<Storage, 'database' | 'files'>;
type StoredFile = { bucket: string; version: string };

/**
 * Runs one step in a transaction of its own, then deletes the files of the objects that it deleted. If several instances
 * run, one takes the lock and does the work. Returns the number of files.
 */
export async function deleteUnderLock(
  { database, files }: DeletableStorage,
  lockKey: string,
  deleteRows: (query: Query) => Promise<StoredFile[]>,
): Promise<number> {
  const deleted = await database.asRole('service_role', async (query) => {
    const [lock] = await query('select pg_try_advisory_xact_lock($1::text::bigint) as acquired', [lockKey]);
    return lock?.acquired === true ? deleteRows(query) : [];
  });
  // The rows are committed. If a crash leaves a file behind, a later run removes it as orphaned.
  for (const { bucket, version } of deleted) await files.remove(bucket, version);
  return deleted.length;
}

/** Deletes the objects that the rows name by bucket and path. */
export async function deleteObjects(query: Query, rows: Row[]): Promise<StoredFile[]> {
  const objects = rows.filter(({ object_name }) => object_name !== null);
  if (objects.length === 0) return [];
  const deleted = await query(
    `delete from storage.objects o
      using json_to_recordset($1::text::json) as due (bucket_id text, object_name text)
      where o.bucket_id = due.bucket_id and o.name = due.object_name
      returning o.bucket_id, o.version`,
    [JSON.stringify(objects)],
  );
  return deleted.map(({ bucket_id, version }) => ({ bucket: String(bucket_id), version: String(version) }));
}
