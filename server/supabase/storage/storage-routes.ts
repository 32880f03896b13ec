import { Hono } from 'hono';
import type { ApiContext, ApiEnv } from '../../http/api-env.ts';
import { type Callers, identifyCaller } from '../../http/callers/identify-caller.ts';
import type { Demand, Guard } from '../../http/limits/guard.ts';
import { countRefusal } from '../../http/observe/count-refusal.ts';
import { codeOf } from '../../lib/code-of.ts';
import { log } from '../../lib/log.ts';
import type { Storage } from '../../store/files/storage.ts';
import { getBucket, listBuckets } from './bucket-routes.ts';
import { downloadObject } from './download-object.ts';
import { listObjects } from './list-objects.ts';
import { removeObject, removeObjects } from './remove-objects.ts';
import { openSigned, signObject, signObjects } from './sign-objects.ts';
import { storageErrors, toStorageError } from './storage-error.ts';
import { uploadObject } from './upload-object.ts';

type Options = { storage: Storage; callers: Callers; guard: Guard };

/** The part of Supabase Storage's API that the site and its staff use. */
export function createStorageRoutes({ storage, callers, guard }: Options): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.use(...guard(readDemand));
  // No key is needed here: the first answers as a private bucket does, the second has its own credential.
  routes.get('/object/public/*', (context) => send(context, storageErrors.noBucket()));
  routes.get('/object/sign/*', (context) => openSigned(context, storage));

  routes.use(identifyCaller(callers));
  routes.get('/bucket', (context) => listBuckets(context, storage));
  routes.get('/bucket/:bucket', (context) => getBucket(context, storage));
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
    const response = known ?? storageErrors.internal();
    countRefusal(error, response.statusCode);
    if (response.statusCode >= 500) log('storage request failed', { code: codeOf(error) });
    return send(context, response);
  });
  return routes;
}

/** Other requests with a body ask for lists and signed links. */
function readDemand({ req }: ApiContext): Demand {
  const isUpload =
    /^(POST|PUT)$/.test(req.method) && /^\/storage\/v1\/object\/(?!(list|sign)\/)/.test(req.path);
  return { counts: [isUpload ? 'upload' : 'other'] };
}

function send(context: ApiContext, error: ReturnType<typeof storageErrors.noRoute>): Response {
  if (error.retrySeconds) context.header('retry-after', String(error.retrySeconds));
  return context.json(error.body, error.httpStatus);
}
