import { createHmac } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { ApiContext, ApiEnv } from './api-env.ts';
import { type Config, StartError } from './config.ts';
import type { Database } from './database/database.ts';
import { DatabaseUnavailable } from './database/database-error.ts';
import { migrate } from './database/migrate.ts';
import { openEmbedded } from './database/open-embedded.ts';
import { openPostgres } from './database/open-postgres.ts';
import { startRetention } from './database/start-retention.ts';
import { discardBody } from './discard-body.ts';
import { createRoleReader, createRolesReader } from './keys/identify-caller.ts';
import { prepareKeys } from './keys/keys.ts';
import { createStaffAddressCheck } from './keys/staff-networks.ts';
import { readClientAddress } from './limits/client-address.ts';
import { limitRate } from './limits/limit-rate.ts';
import {
  createDiskSpaceCheck,
  type MeasureDiskSpace,
  measureDiskSpace,
  requireDiskSpace,
} from './limits/require-disk-space.ts';
import { createStorageQuota } from './limits/storage-quota.ts';
import { countStoredBytes } from './limits/stored-bytes.ts';
import { log } from './log.ts';
import { createNotMeRoutes } from './mail/not-me-routes.ts';
import { openMail } from './mail/open-mail.ts';
import { createReceiptLimit } from './mail/receipt-limit.ts';
import { countDatabaseErrors } from './observe/count-database-errors.ts';
import { createObservationRoutes } from './observe/observation-routes.ts';
import { watchSubmissions } from './observe/watch-submissions.ts';
import { requireValidUrl } from './require-valid-url.ts';
import { createRestRoutes } from './rest/rest-routes.ts';
import { loadSchemaCache } from './rest/schema-cache.ts';
import type { PasswordHash } from './staff/identity/auth.ts';
import { announceSetUp } from './staff/identity/owner-link.ts';
import { openStaffApp } from './staff/open-staff-app.ts';
import { createLocalRecords } from './staff/records/local-records.ts';
import { openFileStore } from './storage/file-store.ts';
import { filesMatchDatabase } from './storage/files-match-database.ts';
import { createScanner } from './storage/scanner.ts';
import { createStorageRoutes } from './storage/storage-routes.ts';
import { runDaily } from './upkeep/run-daily.ts';
import { upkeepSteps } from './upkeep/upkeep-steps.ts';

/** Tests replace these. */
export type Replaceable = {
  measureDiskSpace?: MeasureDiskSpace;
  /** Between two looks into the outbox. */
  mailPauseSeconds?: number;
  passwords?: PasswordHash;
};

export type Backend = {
  handle: RequestListener;
  /** Requests under /staff. */
  handleStaff: RequestListener;
  /** Says how to set up the staff's app, while nobody can sign in. */
  announceSetUp: (address: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Opens the database and the files, and serves the API on them. */
export async function openBackend(
  config: Config,
  { measureDiskSpace: measure = measureDiskSpace, mailPauseSeconds = 2, passwords }: Replaceable = {},
): Promise<Backend> {
  const { dataDir, databaseUrl, anonKey, schemaDir, trustedProxies, rateFactor, takeOverSeconds } = config;
  const isStaffAddress = createStaffAddressCheck(config);
  const keys = await prepareKeys(dataDir, anonKey);
  const database = countDatabaseErrors(
    databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataDir, takeOverSeconds),
  );
  try {
    const applied = await migrate(database, [schemaDir, path.join(import.meta.dirname, 'staff')]);
    await startRetention(database, applied);
    await database.asOwner((query) =>
      query('select public.install_sealing_key($1)', [keys.sealingPublicKey]),
    );
    const buckets = await listBuckets(database);
    const files = await openFileStore(path.join(dataDir, 'files'), buckets);
    const signingSecret = createHmac('sha256', keys.staffSecret).update('signed links').digest('base64url');
    const senderOf = (request: IncomingMessage) =>
      rateFactor === 0 ? undefined : readClientAddress(request, trustedProxies);
    const { minFreeBytes, storagePerDay, clamd, clamdRequired } = config;
    // A disk that cannot be measured is not refused: if it is full, the write itself fails.
    const freeBytes = () => measure(dataDir).catch(() => Number.POSITIVE_INFINITY);
    const quota = createStorageQuota({
      perDay: storagePerDay,
      rateFactor,
      minFreeBytes,
      freeBytes,
      storedBytes: countStoredBytes(database),
    });
    const scanner = clamd && createScanner({ clamd, required: clamdRequired });
    const storage = { database, files, signingSecret, senderOf, quota, scanner };
    if (!(await filesMatchDatabase(database, files)))
      log(
        'the files in DATA_DIR belong to another database; set DATA_DIR to another folder, or DATABASE_URL to the database they came from',
      );

    const callers = { ...keys, isStaffAddress };
    const roleOf = createRoleReader(callers);
    const api = new Hono<ApiEnv>();
    api.use(discardBody);
    api.use(requireValidUrl);
    api.use(async (context, next) => {
      context.header('cache-control', 'no-store');
      await next();
    });
    const hasDiskSpace = createDiskSpaceCheck(minFreeBytes, freeBytes);
    const isStaff = (context: Pick<ApiContext, 'req' | 'env'>) => roleOf(context) === 'service_role';
    const lastUpkeep = () => upkeep?.lastRun();
    const observed = { config, database, freeBytes, hasDiskSpace, lastUpkeep, isStaff };
    const observation = createObservationRoutes(observed);
    // Before the limits, so that monitoring works during an attack.
    api.route('/', observation.metrics);
    api.use(watchSubmissions);
    api.use(limitRate({ factor: rateFactor, trustedProxies, rolesOf: createRolesReader(callers) }));
    api.use(requireDiskSpace(hasDiskSpace));
    api.route('/', observation.probes);
    const schema = await loadSchemaCache(database);
    api.route(
      '/rest/v1',
      createRestRoutes({ database, schema, callers, getsReceipt: createReceiptLimit(config) }),
    );
    api.route('/storage/v1', createStorageRoutes(storage, callers));
    const upkeep = config.upkeep ? runDaily(upkeepSteps(storage, buckets)) : undefined;
    const records = createLocalRecords({ database, schema, files });
    if (config.mail) api.route('/mail', createNotMeRoutes(records, keys.sessionSecret));
    const mail = await openMail({
      settings: config.mail,
      database,
      records,
      publicUrl: config.publicUrl || `http://localhost:${config.port}`,
      linkSecret: keys.sessionSecret,
      pauseSeconds: mailPauseSeconds,
    });
    const handleStaff = await openStaffApp({
      config,
      database,
      records,
      secret: keys.sessionSecret,
      hasStaffSecret: isStaff,
      system: { freeBytes, lastUpkeep },
      passwords,
    });
    return {
      handle: getRequestListener(api.fetch, { overrideGlobalObjects: false }),
      handleStaff,
      announceSetUp: (address) => announceSetUp(database, config, address),
      close: async () => {
        await upkeep?.stop();
        await mail?.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    if (!(error instanceof DatabaseUnavailable)) throw error;
    throw new StartError(
      `The connection to the database was lost during the start (${error.code}). Start the server again.`,
    );
  }
}

async function listBuckets(database: Database): Promise<string[]> {
  const rows = await database.asOwner((query) => query('select id from storage.buckets'));
  return rows.map((row) => String(row.id));
}
