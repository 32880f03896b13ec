import { PostgrestClient } from '@supabase/postgrest-js';
import { StorageClient } from '@supabase/storage-js';
import type { BackendSettings } from '../backend-settings.ts';
import type { Backend, OnProgress } from './backend.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { Refused, readRefusal } from './refusal.ts';
import { stripPicture } from './strip-picture.ts';

const patience = 30_000;

/** The one client of the backend: the official Supabase packages, read with suspicion. */
export function createBackendClient({ url, anonKey }: BackendSettings): Backend {
  const origin = url || location.origin;
  const headers = { apikey: anonKey, Authorization: `Bearer ${anonKey}` };
  const fetchInTime: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(patience) });

  return {
    async insert(table, row) {
      const { fetch, assertTaken } = listenTo(fetchInTime);
      const rest = new PostgrestClient(`${origin}/rest/v1`, { headers, schema: 'public', fetch });
      const { error, status } = await rest.from(table).insert(row);
      // The client takes an empty 404 or 200 for success; only 201 says that a row is there.
      if (!error) return status === 201;
      assertTaken();
      // Our own id is there already: an earlier try reached the database and its answer got lost.
      return status === 409 && error.code === '23505' && error.message.includes(`${table}_pkey`);
    },

    async upload(bucket, path, file, onProgress: OnProgress) {
      const { fetch, assertTaken } = listenTo(fetchWithProgress(onProgress));
      const storage = new StorageClient(`${origin}/storage/v1`, headers, fetch).from(bucket);
      const { data, error } = await storage.upload(path, await stripPicture(file));
      if (error) {
        assertTaken();
        const code = 'statusCode' in error ? error.statusCode : undefined;
        if (code === '415') throw new Refused({ reason: 'file' });
        return code === '409' ? 'taken' : undefined;
      }
      // 200 with an empty body counts as success for the client; the full path says that it was one.
      if (data.fullPath !== `${bucket}/${path}`) return undefined;
      return storage.getPublicUrl(path).data.publicUrl;
    },
  };
}

/** A fetch that remembers a refusal: the clients do not pass on when to come back. */
function listenTo(fetcher: typeof fetch) {
  let refusal: ReturnType<typeof readRefusal>;
  return {
    fetch: async (...request: Parameters<typeof fetch>) => {
      const answer = await fetcher(...request);
      refusal = readRefusal(answer);
      return answer;
    },
    assertTaken: () => {
      if (refusal) throw new Refused(refusal);
    },
  };
}
