import { createHmac } from 'node:crypto';
import path from 'node:path';
import { readClientAddress } from '../../lib/client-address.ts';
import { log } from '../../lib/log.ts';
import type { Config } from '../../lib/settings/config.ts';
import type { Database } from '../database/database.ts';
import { createStorageQuota } from '../quota/storage-quota.ts';
import { countStoredBytes } from '../quota/stored-bytes.ts';
import { openFileStore } from './file-store.ts';
import { filesMatchDatabase } from './files-match-database.ts';
import { createScanner } from './scanner.ts';
import type { Storage } from './storage.ts';

type Options = {
  config: Config;
  database: Database;
  staffSecret: string;
  freeBytes: () => Promise<number>;
};

/** Opens the folders of uploaded files, with the limits and the scanner for new ones. */
export async function openStorage(options: Options): Promise<{ storage: Storage; buckets: string[] }> {
  const { config, database, staffSecret, freeBytes } = options;
  const { dataDir, rateFactor, trustedProxies, minFreeBytes, storagePerDay, clamd, clamdRequired } = config;
  const rows = await database.asOwner((query) => query('select id from storage.buckets'));
  const buckets = rows.map(({ id }) => String(id));
  const files = await openFileStore(path.join(dataDir, 'files'), buckets);
  if (!(await filesMatchDatabase(database, files)))
    log(
      'the files in DATA_DIR belong to another database; set DATA_DIR to another folder, or DATABASE_URL to the database they came from',
    );
  const quota = createStorageQuota({
    perDay: storagePerDay,
    rateFactor,
    minFreeBytes,
    freeBytes,
    storedBytes: countStoredBytes(database),
  });
  const storage: Storage = {
    database,
    files,
    quota,
    signingSecret: createHmac('sha256', staffSecret).update('signed links').digest('base64url'),
    scanner: clamd && createScanner({ clamd, required: clamdRequired }),
    senderOf: (request) => (rateFactor === 0 ? undefined : readClientAddress(request, trustedProxies)),
  };
  return { storage, buckets };
}
