import { PostgrestClient } from '@supabase/postgrest-js';
import { StorageClient } from '@supabase/storage-js';
import { toStorageProblem } from './wire-errors.ts';
import { createFetch } from './wire-fetch.ts';

export type FileAddress = { bucket: string; path: string };
export type OpenedFile = { body: ReadableStream<Uint8Array>; size: number | undefined; type: string };
export type Wire = ReturnType<typeof createWire>;

/** What the inbox does with a backend, through the official clients. Which of the three homes it is, it cannot tell. */
export function createWire(url: string, key: string) {
  const headers = { apikey: key, Authorization: `Bearer ${key}` };
  const fetch = createFetch(url);
  const storageWith = (fetcher: typeof fetch) => new StorageClient(`${url}/storage/v1`, headers, fetcher);
  const storage = storageWith(fetch);

  return {
    url,
    rest: new PostgrestClient(`${url}/rest/v1`, { headers, schema: 'public', fetch, retry: false }),

    /** Undefined where there is no such file. */
    async openFile({ bucket, path }: FileAddress): Promise<OpenedFile | undefined> {
      let answer: Response | undefined;
      // The client hands the stream on without its headers, and they say how large it is and of which type.
      const listening = storageWith(async (...request) => {
        answer = await fetch(...request);
        return answer;
      });
      const { data, error } = await listening.from(bucket).download(path).asStream();
      if (error?.statusCode === '404') return undefined;
      if (error) throw toStorageProblem(error);
      const length = answer?.headers.has('content-encoding') ? null : answer?.headers.get('content-length');
      return {
        body: data,
        size: length ? Number(length) : undefined,
        type: answer?.headers.get('content-type') ?? 'application/octet-stream',
      };
    },

    /** Never over a file that is there. */
    async uploadFile({ bucket, path }: FileAddress, bytes: Buffer, contentType: string) {
      const { data, error } = await storage.from(bucket).upload(path, bytes, { contentType, upsert: false });
      if (error?.statusCode === '409') return 'there';
      if (error) throw toStorageProblem(error);
      // An empty answer counts as success for the client, and says nothing of a file.
      if (!data?.fullPath) throw toStorageProblem(new Error('the backend did not confirm the upload'));
      return 'stored';
    },

    /** Says how many of the files were there. */
    async removeFiles(bucket: string, paths: string[]): Promise<number> {
      const { data, error } = await storage.from(bucket).remove(paths);
      if (error) throw toStorageProblem(error);
      return data.length;
    },
  };
}
