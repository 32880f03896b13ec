import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import type { ApiContext, ApiEnv } from '../http/api-env.ts';
import { type Callers, createRolesReader } from '../http/callers/identify-caller.ts';
import { discardBody } from '../http/discard-body.ts';
import { createGuard } from '../http/limits/guard.ts';
import { createReceiptLimit } from '../http/limits/receipt-limit.ts';
import { createObservationRoutes } from '../http/observe/observation-routes.ts';
import { requireValidUrl } from '../http/require-valid-url.ts';
import { createFormRoutes } from '../intake/form-routes.ts';
import { createPageRenderer, type ShownSite } from '../intake/render-page.ts';
import { type AddressOf, readClientAddress } from '../lib/client-address.ts';
import type { UpkeepRun } from '../lib/run-daily.ts';
import type { Config } from '../lib/settings/config.ts';
import { createNotMeRoutes } from '../mail/not-me-routes.ts';
import type { Storage } from '../store/files/storage.ts';
import { createDiskSpaceCheck } from '../store/quota/disk-space.ts';
import type { RecordStore } from '../store/records/record-store.ts';
import type { SchemaCache } from '../store/rows/schema-cache.ts';
import { createRestRoutes } from '../supabase/rest/rest-routes.ts';
import { createStorageRoutes } from '../supabase/storage/storage-routes.ts';

type Options = {
  config: Config;
  callers: Callers;
  isStaff: (context: ApiContext) => boolean;
  schema: SchemaCache;
  storage: Storage;
  records: RecordStore;
  /** Signs the links in receipts, and the receipts of posted forms. */
  linkSecret: string;
  site: () => ShownSite;
  freeBytes: () => Promise<number>;
  /** A record of a visitor was stored. */
  onStored: (request: IncomingMessage) => void;
  lastUpkeep: () => UpkeepRun | undefined;
};

/** Everything of the backend but the staff's app: Supabase's REST and Storage APIs, the links in mails, and monitoring. */
export function createApi(options: Options): Hono<ApiEnv> {
  const { config, callers, schema, storage, records, linkSecret, site, freeBytes, onStored } = options;
  const { database } = storage;
  const { rateFactor, trustedProxies } = config;
  const hasDiskSpace = createDiskSpaceCheck(config.minFreeBytes, freeBytes);
  const rolesOf = createRolesReader(callers);
  const guard = createGuard({ factor: rateFactor, trustedProxies, rolesOf, hasDiskSpace, onStored });
  const { metrics, probes } = createObservationRoutes({ ...options, database, hasDiskSpace, guard });
  const api = new Hono<ApiEnv>();
  api.use(discardBody);
  api.use(requireValidUrl);
  api.use(async (context, next) => {
    context.header('cache-control', 'no-store');
    await next();
  });
  // Without limits, so that monitoring works during an attack.
  api.route('/', metrics);
  api.route('/', probes);
  const getsReceipt = createReceiptLimit(config);
  const addressOf: AddressOf = (request) => readClientAddress(request, trustedProxies);
  api.route('/rest/v1', createRestRoutes({ database, schema, callers, getsReceipt, addressOf, guard }));
  api.route('/storage/v1', createStorageRoutes({ storage, callers, guard }));
  const renderPage = createPageRenderer(config.siteDir);
  api.route(
    '/',
    createFormRoutes({
      config,
      schema,
      storage,
      getsReceipt,
      addressOf,
      guard,
      secret: linkSecret,
      site,
      renderPage,
    }),
  );
  if (config.mail) api.route('/mail', createNotMeRoutes({ records, secret: linkSecret, guard }));
  return api;
}
