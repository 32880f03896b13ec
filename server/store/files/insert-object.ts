import { randomUUID } from 'node:crypto';
import type { Database, Query, Role } from '../database/database.ts';

/** The place of a file, as Supabase names it. */
export type ObjectAddress = { bucket: string; name: string };

export type Upload = ObjectAddress & {
  replace: boolean;
  settings: Settings;
  version: string;
  metadata: Record<string, string | number>;
};

/** What the policies and triggers of the schema read, under the names that Supabase's storage server uses. */
type Settings = { operation: string; headers: string };

/** A file of our own forms and letters, which never takes the place of another. */
export function newUpload(bucket: string, name: string): Upload {
  return {
    bucket,
    name,
    replace: false,
    settings: { operation: 'storage.object.upload', headers: JSON.stringify({ 'x-upsert': 'false' }) },
    version: randomUUID(),
    metadata: {},
  };
}

/** Rolls the dry run back. */
class DryRunDone extends Error {}

/** A dry run of the insert, so that the policies refuse before the upload is read. */
export async function requirePermission(database: Database, role: Role, upload: Upload): Promise<void> {
  await database
    .asRole(role, async (query) => {
      await insertObject(query, upload);
      throw new DryRunDone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRunDone)) throw error;
    });
}

/** Generates the id here, because a visitor may not read the row back, not even its id. */
export async function insertObject(query: Query, upload: Upload) {
  const { bucket, name, version, metadata, replace, settings } = upload;
  await query("select set_config('storage.operation', $1, true), set_config('request.headers', $2, true)", [
    settings.operation,
    settings.headers,
  ]);
  const id = randomUUID();
  const values = [id, bucket, name, version, JSON.stringify(metadata)];
  const insert = `insert into storage.objects (id, bucket_id, name, version, metadata)
    values ($1::text::uuid, $2, $3, $4, $5::text::jsonb)`;
  if (!replace) {
    await query(insert, values);
    return { id, replaced: undefined };
  }
  const [old] = await query(
    'select version from storage.objects where bucket_id = $1 and name = $2 for update',
    [bucket, name],
  );
  const [row] = await query(
    `${insert} on conflict (bucket_id, name)
      do update set version = excluded.version, metadata = excluded.metadata, updated_at = now() returning id::text`,
    values,
  );
  return { id: String(row?.id), replaced: old ? String(old.version) : undefined };
}
