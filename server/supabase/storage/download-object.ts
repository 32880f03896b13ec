import { once } from 'node:events';
import type { ApiContext } from '../../http/api-env.ts';
import { streamBody } from '../../lib/stream-body.ts';
import { findBucket } from '../../store/files/buckets.ts';
import type { Storage } from '../../store/files/storage.ts';
import { findObject, type StoredObject } from './find-object.ts';
import { readAddress } from './object-address.ts';
import { readRange } from './read-range.ts';
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
  const stream = context.req.method === 'HEAD' ? null : files.read(bucket, version, range);
  // Before the headers, which are not those of a refusal.
  if (stream) await once(stream, 'open').catch(throwIfMissing);
  context.header('content-type', type);
  context.header('content-length', String(range ? range.end - range.start + 1 : size));
  context.header(
    'content-disposition',
    `attachment; filename*=UTF-8''${encodeURIComponent(name.split('/').at(-1) ?? name)}`,
  );
  context.header('content-security-policy', "sandbox; default-src 'none'");
  context.header('cache-control', 'private, no-store');
  if (range) {
    context.status(206);
    context.header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  if (!stream) return context.body(null);
  return context.body(streamBody(context.env, stream));
}

function throwIfMissing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? storageErrors.noObject() : error;
}
