import type { ApiContext } from '../../http/api-env.ts';
import { findBucket } from '../../store/files/buckets.ts';
import type { Storage } from '../../store/files/storage.ts';
import { readAddress } from './object-address.ts';
import { readStorageJson } from './read-storage-json.ts';
import { storageErrors } from './storage-error.ts';

/** DELETE /storage/v1/object/BUCKET with names. Answers with the objects that existed and that the caller may delete. */
export async function removeObjects(context: ApiContext, storage: Storage): Promise<Response> {
  const bucket = await findBucket(storage.database, context.req.param('bucket') ?? '');
  const { prefixes } = await readStorageJson(context);
  if (
    !Array.isArray(prefixes) ||
    prefixes.length > 1000 ||
    !prefixes.every((name) => typeof name === 'string')
  ) {
    throw storageErrors.badRequest('prefixes must be a list of at most 1000 names');
  }
  return context.json(await remove(context, storage, bucket.id, prefixes));
}

/** DELETE /storage/v1/object/BUCKET/NAME */
export async function removeObject(context: ApiContext, storage: Storage): Promise<Response> {
  const { bucket, name } = readAddress(context, '/object/');
  await findBucket(storage.database, bucket);
  const removed = await remove(context, storage, bucket, [name]);
  if (removed.length === 0) throw storageErrors.noObject();
  return context.json({ message: 'Successfully deleted' });
}

/** Deletes the row first: an orphaned file is removed later, but a row without its file would be an error. */
async function remove(context: ApiContext, { database, files }: Storage, bucket: string, names: string[]) {
  const sql = `delete from storage.objects where bucket_id = $1 and name in (select json_array_elements_text($2::text::json))
    returning id, bucket_id, name, version, metadata, created_at, updated_at`;
  const rows = await database.asRole(context.get('role'), (query) =>
    query(sql, [bucket, JSON.stringify(names)]),
  );
  for (const { version } of rows) await files.remove(bucket, String(version));
  return rows;
}
