import { expect } from 'vitest';
import { staff } from './deployment.ts';

/** Expects the status code, and that nothing is stored under the path. */
export async function expectRefused(
  bucket: string,
  path: string,
  send: (path: string) => Promise<{ data: unknown; error: unknown }>,
  statusCode: string,
) {
  const { data, error } = await send(path);
  expect(data).toBeNull();
  expect(error).toMatchObject({ status: 400, statusCode });
  expect((await staff.storage.from(bucket).download(path)).data).toBeNull();
}
