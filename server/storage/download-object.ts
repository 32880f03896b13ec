import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { ApiContext } from '../api-env.ts';
import { findBucket } from './buckets.ts';
import { findObject, type StoredObject } from './find-object.ts';
import { readAddress } from './object-address.ts';
import { readRange } from './read-range.ts';
import type { Storage } from './storage.ts';
import { storageErrors } from './storage-error.ts';

/** GET /storage/v1/object/BUCKET/NAME, also under /object/authenticated/. */
export async function downloadObject(
  context: ApiContext,
  storage: Storage,
  prefix: string,
): Promise<Response> {
  const address = readAddress(context, prefix);
  await findBucket(storage.database, address.bucket);
  return sendObject(context, storage, await findObject(context, storage, address));
}

/** Sends a file as an attachment, so that the browser never renders an upload inside this site's origin. */
export async function sendObject(
  context: ApiContext,
  { files }: Storage,
  { bucket, name, version, size, type }: StoredObject,
): Promise<Response> {
  // HTTP defines ranges for GET only.
  const range = readRange(context.req.method === 'GET' ? context.req.header('range') : undefined, size);
  context.header('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') {
    context.header('content-range', `bytes */${size}`);
    throw storageErrors.badRange();
  }
  context.header('content-type', type);
  context.header('content-length', String(range ? range.end - range.start + 1 : size));
  context.header(
    'content-disposition',
    `attachment; filename*=UTF-8''${encodeURIComponent(name.split('/').at(-1) ?? name)}`,
  );
  context.header('content-security-policy', "sandbox; default-src 'none'");
  context.header('cache-control', 'private, no-store');
  if (context.req.method === 'HEAD') return context.body(null);
  const stream = files.read(bucket, version, range);
  await once(stream, 'open').catch(() => {
    throw storageErrors.noObject();
  });
  if (range) {
    context.status(206);
    context.header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  return context.body(Readable.toWeb(stream) as ReadableStream);
}
