import { PostgrestClient } from '@supabase/postgrest-js';
import { StorageClient } from '@supabase/storage-js';
import { expect, it } from 'vitest';
import { fileOf, pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { sampleContact } from '../support/samples.ts';
import { deployment, staff, storedRow } from './deployment.ts';

const headers = { apikey: deployment.anonKey, Authorization: `Bearer ${deployment.anonKey}` };

it('postgrest-js alone stores a row', async () => {
  const rest = new PostgrestClient(`${deployment.url}/rest/v1`, { headers, schema: 'public' });
  const row = sampleContact();
  const { error, status } = await rest.from('contacts').insert(row);
  expect({ error, status }).toEqual({ error: null, status: 201 });
  expect(await storedRow('contacts', row.id)).toMatchObject(row);
});

it('storage-js alone stores a file', async () => {
  const storage = new StorageClient(`${deployment.url}/storage/v1`, headers);
  const path = resumePath();
  const { data, error } = await storage.from('resumes').upload(path, fileOf(pdfBytes(), 'cv.pdf', types.pdf));
  expect(error).toBeNull();
  expect(data?.fullPath).toBe(`resumes/${path}`);
  expect((await staff.storage.from('resumes').download(path)).data?.size).toBe(2000);
});
