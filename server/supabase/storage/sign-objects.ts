import { sign, verify } from 'hono/jwt';
import type { ApiContext } from '../../http/api-env.ts';
import { findBucket } from '../../store/files/buckets.ts';
import type { ObjectAddress } from '../../store/files/insert-object.ts';
import type { Storage } from '../../store/files/storage.ts';
import { sendObject } from './download-object.ts';
import { findNames, findObject } from './find-object.ts';
import { isValidName, readAddress } from './object-address.ts';
import { readStorageJson } from './read-storage-json.ts';
import { storageErrors } from './storage-error.ts';

/** A link is for opening a file now, not for sharing it. */
const maxSeconds = 24 * 60 * 60;

/** POST /storage/v1/object/sign/BUCKET/NAME */
export async function signObject(context: ApiContext, storage: Storage): Promise<Response> {
  const address = readAddress(context, '/object/sign/');
  await findBucket(storage.database, address.bucket);
  const expiresIn = readLifetime(await readStorageJson(context));
  await findObject(context, storage, address);
  return context.json({ signedURL: await signedUrl(storage, address, expiresIn) });
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
  const names = await findNames(context, storage, bucket.id, paths.filter(isValidName));
  const results = paths.map(async (name: string) =>
    names.has(name)
      ? {
          error: null,
          path: name,
          signedURL: await signedUrl(storage, { bucket: bucket.id, name }, expiresIn),
        }
      : {
          error: 'Either the object does not exist or you do not have access to it',
          path: name,
          signedURL: null,
        },
  );
  return context.json(await Promise.all(results));
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

async function signedUrl(storage: Storage, address: ObjectAddress, expiresIn: number): Promise<string> {
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
