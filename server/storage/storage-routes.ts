import { Hono } from 'hono';
import type { ApiContext, ApiEnv } from '../api-env.ts';
import { identifyCaller } from '../keys/identify-caller.ts';
import type { Keys } from '../keys/keys.ts';
import { soon } from '../limits/refuse.ts';
import { log } from '../log.ts';
import { downloadObject } from './download-object.ts';
import { listObjects } from './list-objects.ts';
import { removeObject, removeObjects } from './remove-objects.ts';
import { openSigned, signObject, signObjects } from './sign-objects.ts';
import type { Storage } from './storage.ts';
import { storageErrors, toStorageError } from './storage-error.ts';
import { uploadObject } from './upload-object.ts';

/** The part of Supabase Storage's wire that the site and its staff use. */
export function createStorageRoutes(storage: Storage, keys: Keys): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  // No key is asked for here: the first answers as a private bucket does, the second carries its own credential.
  routes.get('/object/public/*', (context) => send(context, storageErrors.noBucket()));
  routes.get('/object/sign/*', (context) => openSigned(context, storage));

  routes.use(identifyCaller(keys));
  routes.post('/object/list/:bucket', (context) => listObjects(context, storage));
  routes.post('/object/sign/:bucket', (context) => signObjects(context, storage));
  routes.post('/object/sign/:bucket/*', (context) => signObject(context, storage));
  routes.get('/object/authenticated/*', (context) =>
    downloadObject(context, storage, '/object/authenticated/'),
  );
  routes.get('/object/:bucket/*', (context) => downloadObject(context, storage, '/object/'));
  routes.post('/object/:bucket/*', (context) => uploadObject(context, storage));
  routes.put('/object/:bucket/*', (context) => uploadObject(context, storage));
  routes.delete('/object/:bucket', (context) => removeObjects(context, storage));
  routes.delete('/object/:bucket/*', (context) => removeObject(context, storage));

  routes.all('*', (context) => send(context, storageErrors.noRoute()));
  routes.onError((error, context) => {
    const known = toStorageError(error);
    const answer = known ?? storageErrors.broken();
    if (answer.statusCode >= 500) log('storage request failed', { code: codeOf(error) ?? answer.code });
    return send(context, answer);
  });
  return routes;
}

function send(context: ApiContext, error: ReturnType<typeof storageErrors.noRoute>): Response {
  const seconds = error.seconds ?? (error.statusCode === 503 ? soon : undefined);
  if (seconds !== undefined) context.header('retry-after', String(seconds));
  return context.json(error.body, error.httpStatus);
}

/** EROFS or ENOSPC tell more than the answer does. */
function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
