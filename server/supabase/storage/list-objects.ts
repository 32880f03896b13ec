import { z } from 'zod';
import type { ApiContext } from '../../http/api-env.ts';
import { findBucket } from '../../store/files/buckets.ts';
import type { Storage } from '../../store/files/storage.ts';
import { readStorageJson } from './read-storage-json.ts';
import { storageErrors } from './storage-error.ts';

/** The longest name that object-address.ts allows. */
const maxLength = 900;
const listInput = z.object({
  prefix: z.string().max(maxLength).default(''),
  search: z.string().max(maxLength).default(''),
  limit: z.int().min(0).max(10_000_000).default(100),
  offset: z.int().min(0).max(10_000_000).default(0),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .nullish(),
});

/** POST /storage/v1/object/list/BUCKET. Lists the files of a folder, and its subfolders as entries without an id. */
export async function listObjects(context: ApiContext, { database }: Storage): Promise<Response> {
  const bucket = await findBucket(database, context.req.param('bucket') ?? '');
  const input = listInput.safeParse(await readStorageJson(context));
  if (!input.success)
    throw storageErrors.badRequest(
      'prefix and search are short texts, limit and offset whole numbers, sortBy a known column and order',
    );
  const { prefix, search, limit, offset, sortBy } = input.data;
  const { column, order } = sortBy ?? { column: 'name', order: 'asc' };

  const folder = prefix.split('/').filter(Boolean).join('/');
  const sql = `
    with inside as (
      select substr(name, char_length($2) + 1) as path, id, created_at, updated_at, last_accessed_at, metadata
      from storage.objects where bucket_id = $1 and left(name, char_length($2)) = $2
    ), entries as (
      select path as name, id, created_at, updated_at, last_accessed_at, metadata from inside where path not like '%/%'
      union all
      select distinct split_part(path, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
      from inside where path like '%/%'
    )
    select coalesce(json_agg(page), '[]')::text as body from (
      select * from entries where left(name, char_length($3)) = $3
      order by ${column} ${order} limit $4::text::int offset $5::text::int
    ) as page`;
  const values = [bucket.id, folder === '' ? '' : `${folder}/`, search, String(limit), String(offset)];
  const [row] = await database.asRole(context.get('role'), (query) => query(sql, values));
  return context.body(String(row?.body), 200, { 'content-type': 'application/json; charset=utf-8' });
}
