import { readdir } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import path from 'node:path';
import { expect } from 'vitest';
import type { Deployment } from './clients.ts';
import { pdfBytes, resumePath, types } from './sample-files.ts';

type Options = { size: number; dataDir: string; headers?: Record<string, string> };

/** Starts to upload a resume, sends its first bytes, and resolves when the server has begun to write it. */
export async function openUpload(
  { url, anonKey }: Deployment,
  { size, dataDir, headers }: Options,
): Promise<ClientRequest> {
  const drafts = path.join(dataDir, 'files/drafts');
  const before = (await readdir(drafts)).length;
  const upload = request(`${url}/storage/v1/object/resumes/${resumePath()}`, {
    method: 'POST',
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${anonKey}`,
      'content-type': types.pdf,
      'content-length': String(size),
      ...headers,
    },
  });
  upload.on('error', () => {});
  upload.write(pdfBytes(1000));
  await expect.poll(async () => (await readdir(drafts)).length).toBeGreaterThan(before);
  return upload;
}

/** Breaks the connections and resolves when the server has removed every unfinished file. */
export async function breakUploads(uploads: ClientRequest[], dataDir: string): Promise<void> {
  for (const upload of uploads) upload.destroy();
  await expect.poll(() => readdir(path.join(dataDir, 'files/drafts'))).toEqual([]);
}
