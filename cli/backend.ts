import { PostgrestClient } from '@supabase/postgrest-js';
import { StorageClient } from '@supabase/storage-js';
import { createFetch } from './fetch-backend.ts';
import { toStorageProblem } from './query-backend.ts';
import { isLocal, readAddress, readStaffSecret, type Settings } from './settings.ts';
import { printWarning } from './terminal.ts';

export type FileAddress = { bucket: string; path: string };
export type Backend = ReturnType<typeof createBackend>;

/** Opens the backend of the settings with the staff secret. */
export async function connect(settings: Settings): Promise<Backend> {
  const url = readAddress(settings.env.BACKEND_URL, 'BACKEND_URL', settings);
  if (url.startsWith('http:') && !isLocal(url))
    printWarning(`The staff secret and all records are sent unencrypted to ${url}. Use https.`);
  return createBackend(url, await readStaffSecret(settings));
}

/** Uses the official clients, so the same commands work on all three deployments. */
export function createBackend(url: string, key: string) {
  const headers = { apikey: key, Authorization: `Bearer ${key}` };
  const fetch = createFetch(url);
  const storage = new StorageClient(`${url}/storage/v1`, headers, fetch);

  return {
    url,
    rest: new PostgrestClient(`${url}/rest/v1`, { headers, schema: 'public', fetch, retry: false }),

    /** Undefined if there is no such file. */
    async openFile({ bucket, path }: FileAddress): Promise<Blob | undefined> {
      const { data, error } = await storage.from(bucket).download(path);
      if (error?.statusCode === '404') return undefined;
      if (error) throw toStorageProblem(error);
      return data;
    },

    /** Never overwrites a file. */
    async uploadFile(
      { bucket, path }: FileAddress,
      bytes: Buffer,
      contentType: string,
    ): Promise<'uploaded' | 'exists'> {
      const { data, error } = await storage.from(bucket).upload(path, bytes, { contentType, upsert: false });
      if (error?.statusCode === '409') return 'exists';
      if (error) throw toStorageProblem(error);
      // The client takes an empty response for success.
      if (!data?.fullPath) throw toStorageProblem(new Error('the backend did not confirm the upload'));
      return 'uploaded';
    },

    /** Returns the paths of the files that were removed. */
    async removeFiles(bucket: string, paths: string[]): Promise<string[]> {
      const { data, error } = await storage.from(bucket).remove(paths);
      if (error) throw toStorageProblem(error);
      return data.map(({ name }) => name);
    },
  };
}
