import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { type Config, StartError } from './config.ts';
import type { Database } from './database/database.ts';
import { DatabaseAway } from './database/database-error.ts';
import { migrate } from './database/migrate.ts';
import { openEmbedded } from './database/open-embedded.ts';
import { openPostgres } from './database/open-postgres.ts';
import { discardBody } from './discard-body.ts';
import { createRoleReader } from './keys/identify-caller.ts';
import { prepareKeys } from './keys/keys.ts';
import { readClientAddress } from './limits/client-address.ts';
import { limitRate } from './limits/limit-rate.ts';
import { createRoomCheck, type MeasureFree, measureFree, requireRoom } from './limits/require-room.ts';
import { log } from './log.ts';
import { createRestRoutes } from './rest/rest-routes.ts';
import { loadSchemaCache } from './rest/schema-cache.ts';
import { openFileStore } from './storage/file-store.ts';
import { areOurs } from './storage/own-files.ts';
import { createStorageRoutes } from './storage/storage-routes.ts';
import { clearOut } from './upkeep/clear-out.ts';
import { repeat } from './upkeep/repeat.ts';

export type Backend = { handle: ReturnType<typeof getRequestListener>; close: () => Promise<void> };

/** Opens the database and the files, and puts the API before them. */
export async function openBackend(config: Config, measure: MeasureFree = measureFree): Promise<Backend> {
  const { dataDir, databaseUrl, anonKey, schemaDir, trustedProxies, rateFactor } = config;
  const keys = await prepareKeys(dataDir, anonKey);
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataDir);
  try {
    await migrate(database, schemaDir);
    await database.asOwner((query) =>
      query('select public.install_sealing_key($1)', [keys.sealingPublicKey]),
    );
    const buckets = await listBuckets(database);
    const files = await openFileStore(path.join(dataDir, 'files'), buckets);
    const signingSecret = createHmac('sha256', keys.staffSecret).update('signed links').digest('base64url');
    const senderOf = (request: IncomingMessage) =>
      rateFactor === 0 ? undefined : readClientAddress(request, trustedProxies);
    const storage = { database, files, signingSecret, senderOf };
    if (!(await areOurs(database, files)))
      log(
        'the files in DATA_DIR belong to another database; set DATA_DIR to another folder, or DATABASE_URL to the database they came from',
      );

    const api = new Hono<ApiEnv>();
    api.use(discardBody);
    api.use(async (context, next) => {
      context.header('cache-control', 'no-store');
      await next();
    });
    api.use(limitRate({ factor: rateFactor, trustedProxies, roleOf: createRoleReader(keys) }));
    const hasRoom = createRoomCheck(dataDir, config.minFreeBytes, measure);
    api.use(requireRoom(hasRoom));
    api.get('/healthz', async (context) => {
      const status = await readHealth(database, hasRoom);
      return context.json({ status }, status === 'ok' ? 200 : 503);
    });
    api.route('/rest/v1', createRestRoutes(database, await loadSchemaCache(database), keys));
    api.route('/storage/v1', createStorageRoutes(storage, keys));
    const upkeep = config.upkeep ? repeat(() => clearOut(storage, buckets)) : undefined;
    return {
      handle: getRequestListener(api.fetch, { overrideGlobalObjects: false }),
      close: async () => {
        await upkeep?.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    if (!(error instanceof DatabaseAway)) throw error;
    throw new StartError(
      `The database went away while the server was starting (${error.code}). Start the server again.`,
    );
  }
}

async function listBuckets(database: Database): Promise<string[]> {
  const rows = await database.asOwner((query) => query('select id from storage.buckets'));
  return rows.map((row) => String(row.id));
}

async function readHealth(
  database: Database,
  hasRoom: () => Promise<boolean>,
): Promise<'ok' | 'database away' | 'disk nearly full'> {
  try {
    await database.asOwner((query) => query('select 1'));
  } catch {
    return 'database away';
  }
  return (await hasRoom()) ? 'ok' : 'disk nearly full';
}
