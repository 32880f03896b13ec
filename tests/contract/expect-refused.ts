import { expect } from 'vitest';
import type { Bucket } from '#domain/kinds.ts';
import { storedFile, storedRow, upload, visitor } from './deployment.ts';

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

/** Expects a visitor's row to be refused with this error, and not to be stored. Returns the message. */
export async function expectRowRefused(
  expected: { status: number; code: string },
  table: string,
  row: Record<string, unknown>,
): Promise<string | undefined> {
  const { status, error } = await visitor.from(table).insert(row);
  expect({ status, code: error?.code }).toEqual(expected);
  expect(await storedRow(table, String(row.id))).toBeNull();
  return error?.message;
}
