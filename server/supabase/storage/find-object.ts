import type { ApiContext } from '../../http/api-env.ts';
import type { ObjectAddress } from '../../store/files/insert-object.ts';
import type { Storage } from '../../store/files/storage.ts';
import { storageErrors } from './storage-error.ts';

export type StoredObject = ObjectAddress & { version: string; size: number; type: string };

/** Which of these names the caller may see, in one query. */
export async function findNames(
  context: ApiContext,
  { database }: Storage,
  bucket: string,
  names: string[],
): Promise<Set<string>> {
  const sql =
    'select name from storage.objects where bucket_id = $1 and name in (select json_array_elements_text($2::text::json))';
  const rows = await database.asRole(context.get('role'), (query) =>
    query(sql, [bucket, JSON.stringify(names)]),
  );
  return new Set(rows.map((row) => String(row.name)));
}

/** Finds an object under the caller's role. An object that the policies hide is not found. */
export async function findObject(
  context: ApiContext,
  { database }: Storage,
  address: ObjectAddress,
): Promise<StoredObject> {
  const sql =
    "select version, metadata->>'size' as size, metadata->>'mimetype' as type from storage.objects where bucket_id = $1 and name = $2";
  const [row] = await database.asRole(context.get('role'), (query) =>
    query(sql, [address.bucket, address.name]),
  );
  if (!row) throw storageErrors.noObject();
  return { ...address, version: String(row.version), size: Number(row.size), type: String(row.type) };
}
