import type { Database, Query, Row } from '../../server/store/database/database.ts';

export type StorageRequest = {
  operation: string;
  headers?: Record<string, string>;
  bucket?: string;
  name: string;
  contentLength?: number | undefined;
};

/** Storage 1.77 has other unique indexes. */
export type StorageVersion = '1.70' | '1.77';

class RolledBack extends Error {}

/**
 * The statements that Supabase's storage server sends for an upload. It tries the row under the caller's role and rolls
 * back (`canUpload`). When the file has arrived, it writes the row as service_role, whoever sent it (`completeUpload`).
 */
export function supabaseStorage(database: Database, version: StorageVersion = '1.70') {
  const upsert = `${insert} on conflict ${conflictTargets[version]}
    do update set metadata = excluded.metadata, version = excluded.version returning *`;

  const isUpsert = ({ operation, headers }: StorageRequest) =>
    operation === 'storage.object.upload_update' || headers?.['x-upsert'] === 'true';

  return {
    async canUpload(role: 'anon' | 'service_role', request: StorageRequest): Promise<void> {
      const work = database.asRole(role, async (query) => {
        await applySettings(query, request);
        await query(isUpsert(request) ? upsert : insert, parametersOf(request, '1'));
        throw new RolledBack();
      });
      await work.catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
    },
    completeUpload(request: StorageRequest, content: string): Promise<Row[]> {
      return database.asRole('service_role', async (query) => {
        await applySettings(query, request);
        return query(upsert, parametersOf(request, content));
      });
    },
  };
}

const insert =
  'insert into storage.objects (bucket_id, name, version, metadata) values ($1, $2, $3, $4::text::jsonb)';
const conflictTargets: Record<StorageVersion, string> = {
  '1.70': '(name, bucket_id)',
  '1.77': '(bucket_id, name collate "C") where not is_versioned',
};

async function applySettings(query: Query, { operation, headers = {} }: StorageRequest) {
  await query("select set_config('storage.operation', $1, true), set_config('request.headers', $2, true)", [
    operation,
    JSON.stringify(headers),
  ]);
}

function parametersOf({ bucket = 'resumes', name, contentLength }: StorageRequest, version: string) {
  return [bucket, name, version, JSON.stringify({ mimetype: 'application/pdf', contentLength })];
}
