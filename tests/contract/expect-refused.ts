import { expect } from 'vitest';
import { type Bucket, storedFile, upload } from './deployment.ts';

/** Expects the status code, and that nothing is stored under the path. Returns the message. */
export async function expectRefused(
  statusCode: string,
  bucket: Bucket,
  path: string,
  bytes: Buffer,
  type: string,
  send = upload,
): Promise<string | undefined> {
  const { data, error } = await send(bucket, path, bytes, type);
  expect(data).toBeNull();
  expect(error).toMatchObject({ status: 400, statusCode });
  expect(await storedFile(bucket, path)).toBeNull();
  return error?.message;
}
