import type { ApiContext } from '../../http/api-env.ts';
import type { Storage } from '../../store/files/storage.ts';
import { storageErrors } from './storage-error.ts';

/** Supabase also sends an owner and a type. Nobody owns these buckets, and all hold ordinary files. */
const columns = `id, name, '' as owner, public, 'STANDARD' as type, file_size_limit, allowed_mime_types, created_at, updated_at`;

/** GET /storage/v1/bucket. Policies hide the buckets from visitors, who get an empty list. */
export async function listBuckets(context: ApiContext, { database }: Storage): Promise<Response> {
  const sql = `select coalesce(json_agg(bucket order by id), '[]')::text as body
    from (select ${columns} from storage.buckets) as bucket`;
  const [row] = await database.asRole(context.get('role'), (query) => query(sql));
  return sendJson(context, row?.body);
}

/** GET /storage/v1/bucket/ID */
export async function getBucket(context: ApiContext, { database }: Storage): Promise<Response> {
  const id = context.req.param('bucket') ?? '';
  if (id.includes('\u0000')) throw storageErrors.noBucket();
  const sql = `select to_json(bucket)::text as body
    from (select ${columns} from storage.buckets where id = $1) as bucket`;
  const [row] = await database.asRole(context.get('role'), (query) => query(sql, [id]));
  if (!row) throw storageErrors.noBucket();
  return sendJson(context, row.body);
}

/** PostgreSQL writes the JSON, with its own dates and numbers. */
function sendJson(context: ApiContext, body: unknown): Response {
  return context.body(String(body), 200, { 'content-type': 'application/json; charset=utf-8' });
}
