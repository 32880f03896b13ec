import { sign, verify } from 'hono/jwt';
import type { ApiContext } from '../api-env.ts';
import { findBucket } from './buckets.ts';
import { sendObject } from './download-object.ts';
import { findObject } from './find-object.ts';
import { assertName, type ObjectAddress, readAddress } from './object-address.ts';
import { readStorageJson } from './read-storage-json.ts';
import type { Storage } from './storage.ts';
import { StorageError, storageErrors } from './storage-error.ts';

/** A link is for opening a file now, not for sharing it. */
const maxSeconds = 24 * 60 * 60;

/** POST /storage/v1/object/sign/BUCKET/NAME */
export async function signObject(context: ApiContext, storage: Storage): Promise<Response> {
  const address = readAddress(context, '/object/sign/');
  await findBucket(storage.database, address.bucket);
  const expiresIn = readLifetime(await readStorageJson(context));
  return context.json({ signedURL: await signedUrl(context, storage, address, expiresIn) });
}

/** POST /storage/v1/object/sign/BUCKET with several names. A missing object does not fail the others. */
export async function signObjects(context: ApiContext, storage: Storage): Promise<Response> {
  const bucket = await findBucket(storage.database, context.req.param('bucket') ?? '');
  const body = await readStorageJson(context);
  const expiresIn = readLifetime(body);
  const { paths } = body;
  if (!Array.isArray(paths) || paths.length > 500 || !paths.every((path) => typeof path === 'string')) {
    throw storageErrors.badRequest('paths must be a list of at most 500 names');
  }
  const results: Array<{ error: string | null; path: string; signedURL: string | null }> = [];
  for (const path of paths as string[]) {
    try {
      assertName(path);
      results.push({
        error: null,
        path,
        signedURL: await signedUrl(context, storage, { bucket: bucket.id, name: path }, expiresIn),
      });
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      results.push({
        error: 'Either the object does not exist or you do not have access to it',
        path,
        signedURL: null,
      });
    }
  }
  return context.json(results);
}

/** GET /storage/v1/object/sign/BUCKET/NAME?token=… The signature is the credential, so no key is needed. */
export async function openSigned(context: ApiContext, storage: Storage): Promise<Response> {
  const address = readAddress(context, '/object/sign/');
  const token = context.req.query('token') ?? '';
  const claims = await verify(token, storage.signingSecret, 'HS256').catch(() => {
    throw storageErrors.badSignature();
  });
  if (claims.url !== `${address.bucket}/${address.name}`) throw storageErrors.badSignature();
  context.set('role', 'service_role');
  return sendObject(context, storage, await findObject(context, storage, address));
}

async function signedUrl(
  context: ApiContext,
  storage: Storage,
  address: ObjectAddress,
  expiresIn: number,
): Promise<string> {
  await findObject(context, storage, address);
  const url = `${address.bucket}/${address.name}`;
  const now = Math.floor(Date.now() / 1000);
  const token = await sign({ url, iat: now, exp: now + expiresIn }, storage.signingSecret, 'HS256');
  return `/object/sign/${url}?token=${token}`;
}

function readLifetime({ expiresIn }: Record<string, unknown>): number {
  if (Number.isInteger(expiresIn) && Number(expiresIn) > 0 && Number(expiresIn) <= maxSeconds)
    return Number(expiresIn);
  throw storageErrors.badRequest(`expiresIn must be between 1 and ${maxSeconds} seconds`);
}
