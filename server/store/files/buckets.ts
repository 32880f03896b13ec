import { NotAccepted } from '../../lib/not-accepted.ts';
import type { Database } from '../database/database.ts';

export type Bucket = { id: string; sizeLimit: number; types: string[] };

/** Reads a bucket as the owner of the schema, as Supabase does, because no caller may read the table. */
export async function findBucket(database: Database, id: string): Promise<Bucket> {
  const sql = 'select id, file_size_limit, allowed_mime_types from storage.buckets where id = $1';
  const [row] = id.includes('\u0000') ? [] : await database.asOwner((query) => query(sql, [id]));
  if (!row) throw new NotAccepted('no bucket');
  return {
    id: String(row.id),
    sizeLimit: Number(row.file_size_limit),
    types: row.allowed_mime_types as string[],
  };
}
