import { PostgrestClient } from '@supabase/postgrest-js';
import { StorageClient } from '@supabase/storage-js';
import type { BackendSettings } from '#office/backend-settings.ts';
import type { Backend, OnProgress } from './backend.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { Refused, readRefusal } from './refusal.ts';
import { stripMetadata } from './strip-metadata.ts';

const timeout = 30_000;

/** How requests are sent. Only browsers have the XMLHttpRequest of `fetchWithProgress`. */
export type Transport = { fetchRow: typeof fetch; fetchFile: (onProgress: OnProgress) => typeof fetch };

const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(timeout) });

/** The only backend client: the official Supabase packages, with stricter checks of their responses. */
export function createBackendClient(
  { url, anonKey }: BackendSettings,
  { fetchRow, fetchFile }: Transport = { fetchRow: fetchWithTimeout, fetchFile: fetchWithProgress },
): Backend {
  const origin = url || location.origin;
  const headers = { apikey: anonKey, Authorization: `Bearer ${anonKey}` };

  function openRest() {
    const { fetch, throwIfRefused } = watchRefusals(fetchRow);
    return {
      rest: new PostgrestClient(`${origin}/rest/v1`, { headers, schema: 'public', fetch }),
      throwIfRefused: (code: string) => {
        throwIfRefused();
        // The schema's code for files that are too old, deleted, or part of another record.
        if (code === 'PT422') throw new Refused({ reason: 'uploads' });
      },
    };
  }

  return {
    async insert(table, row) {
      const { rest, throwIfRefused } = openRest();
      const { error, status } = await rest.from(table).insert(row);
      // The client reports success for an empty 404 or 200. Only 201 means that the row was created.
      if (!error) return status === 201;
      throwIfRefused(error.code);
      // The row's id exists: an earlier attempt was stored and its response was lost.
      return status === 409 && error.code === '23505' && error.message.includes(`${table}_pkey`);
    },

    async upload(bucket, path, file, onProgress) {
      const { fetch, throwIfRefused } = watchRefusals(fetchFile(onProgress));
      const storage = new StorageClient(`${origin}/storage/v1`, headers, fetch).from(bucket);
      const { data, error } = await storage.upload(path, await stripMetadata(file));
      if (error) {
        throwIfRefused();
        const code = 'statusCode' in error ? error.statusCode : undefined;
        if (code === '415') throw new Refused({ reason: 'file' });
        return code === '409' ? 'taken' : undefined;
      }
      // The client reports success for a 200 with an empty body. Only the full path proves it.
      if (data.fullPath !== `${bucket}/${path}`) return undefined;
      return storage.getPublicUrl(path).data.publicUrl;
    },

    async call(routine, parameters) {
      const { rest, throwIfRefused } = openRest();
      const { data, error } = await rest.rpc(routine, parameters);
      if (!error) return data;
      throwIfRefused(error.code);
      throw error;
    },
  };
}

/** Wraps `fetch` and remembers a refusal, because the clients drop the `Retry-After` header. */
function watchRefusals(fetcher: typeof fetch) {
  let refusal: ReturnType<typeof readRefusal>;
  return {
    fetch: async (...request: Parameters<typeof fetch>) => {
      const response = await fetcher(...request);
      refusal = readRefusal(response);
      return response;
    },
    throwIfRefused: () => {
      if (refusal) throw new Refused(refusal);
    },
  };
}
