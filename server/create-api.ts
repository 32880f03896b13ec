import { Hono } from 'hono';
import type { ApiContext, ApiEnv } from './api-env.ts';
import type { Config } from './config.ts';
import { discardBody } from './discard-body.ts';
import { createFormRoutes } from './forms/form-routes.ts';
import { createPageRenderer } from './forms/render-page.ts';
import { type Callers, createRolesReader } from './keys/identify-caller.ts';
import { type AddressOf, readClientAddress } from './limits/client-address.ts';
import { limitRate } from './limits/limit-rate.ts';
import { createDiskSpaceCheck, requireDiskSpace } from './limits/require-disk-space.ts';
import { createNotMeRoutes } from './mail/not-me-routes.ts';
import { createReceiptLimit } from './mail/receipt-limit.ts';
import { createObservationRoutes } from './observe/observation-routes.ts';
import { watchSubmissions } from './observe/watch-submissions.ts';
import { requireValidUrl } from './require-valid-url.ts';
import { createRestRoutes } from './rest/rest-routes.ts';
import type { SchemaCache } from './rest/schema-cache.ts';
import type { Policies } from './site/policies.ts';
import type { RecordStore } from './staff/records/record-store.ts';
import type { Storage } from './storage/storage.ts';
import { createStorageRoutes } from './storage/storage-routes.ts';
import type { UpkeepRun } from './upkeep/run-daily.ts';

type Options = {
  config: Config;
  callers: Callers;
  isStaff: (context: ApiContext) => boolean;
  schema: SchemaCache;
  storage: Storage;
  records: RecordStore;
  /** Signs the links in receipts, and the receipts of posted forms. */
  linkSecret: string;
  policies: Policies;
  freeBytes: () => Promise<number>;
  lastUpkeep: () => UpkeepRun | undefined;
};

/** Everything of the backend but the staff's app: Supabase's REST and Storage APIs, the links in mails, and monitoring. */
export function createApi(options: Options): Hono<ApiEnv> {
  const { config, callers, schema, storage, records, linkSecret, policies, freeBytes } = options;
  const { database } = storage;
  const { rateFactor, trustedProxies } = config;
  const hasDiskSpace = createDiskSpaceCheck(config.minFreeBytes, freeBytes);
  const { metrics, probes } = createObservationRoutes({ ...options, database, hasDiskSpace });
  const api = new Hono<ApiEnv>();
  api.use(discardBody);
  api.use(requireValidUrl);
  api.use(async (context, next) => {
    context.header('cache-control', 'no-store');
    await next();
  });
  // Before the limits, so that monitoring works during an attack.
  api.route('/', metrics);
  api.use(watchSubmissions);
  api.use(limitRate({ factor: rateFactor, trustedProxies, rolesOf: createRolesReader(callers) }));
  api.use(requireDiskSpace(hasDiskSpace));
  api.route('/', probes);
  const getsReceipt = createReceiptLimit(config);
  const addressOf: AddressOf = (request) => readClientAddress(request, trustedProxies);
  api.route('/rest/v1', createRestRoutes({ database, schema, callers, getsReceipt, addressOf }));
  api.route('/storage/v1', createStorageRoutes(storage, callers));
  const renderPage = createPageRenderer(config.siteDir);
  api.route(
    '/',
    createFormRoutes({
      config,
      schema,
      storage,
      getsReceipt,
      addressOf,
      secret: linkSecret,
      policies,
      renderPage,
    }),
  );
  if (config.mail) api.route('/mail', createNotMeRoutes(records, linkSecret));
  return api;
}
