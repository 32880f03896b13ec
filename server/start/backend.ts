import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ApiContext } from '../http/api-env.ts';
import { createRoleReader } from '../http/callers/identify-caller.ts';
import { createStaffAddressCheck } from '../http/callers/staff-networks.ts';
import type { SiteFiles } from '../http/site/site-files.ts';
import { runDaily } from '../lib/run-daily.ts';
import type { Config } from '../lib/settings/config.ts';
import { StartError } from '../lib/start-error.ts';
import type { Website } from '../lib/website-services.ts';
import { openMail } from '../mail/open-mail.ts';
import type { PasswordHash } from '../staff/identity/auth.ts';
import { announceSetUp } from '../staff/identity/owner-link.ts';
import { openStaffApp } from '../staff/open-staff-app.ts';
import { seedSavedReplies } from '../staff/saved-replies/seed-saved-replies.ts';
import { DatabaseUnavailable } from '../store/database/database-error.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { prepareSchema } from '../store/database/prepare-schema.ts';
import { openStorage } from '../store/files/open-storage.ts';
import { prepareKeys } from '../store/keys/keys.ts';
import { type MeasureDiskSpace, measureDiskSpace } from '../store/quota/disk-space.ts';
import { createLocalRecords } from '../store/records/local-records.ts';
import { openWebsite } from '../website/open-website.ts';
import { createApi } from './create-api.ts';
import { upkeepSteps } from './upkeep-steps.ts';

/** Tests replace these. */
export type Replaceable = {
  measureDiskSpace?: MeasureDiskSpace;
  /** Between two looks into the outbox. */
  mailPauseSeconds?: number;
  /** Between two looks into the mailbox. */
  imapPauseSeconds?: number;
  /** Between two looks for a release of another instance. */
  websitePauseSeconds?: number;
  passwords?: PasswordHash;
  /** Renders and serves releases. */
  website?: Website;
};

export type Backend = {
  handle: RequestListener;
  /** The site as visitors see it now. */
  siteFiles: () => SiteFiles;
  /** Requests under /staff. */
  handleStaff: RequestListener;
  /** Says how to set up the staff's app, while nobody can sign in. */
  announceSetUp: (address: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Opens the database and the files, and serves the API and the staff's app on them. */
export async function openBackend(config: Config, replaced: Replaceable = {}): Promise<Backend> {
  try {
    return await open(config, replaced);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    throw new StartError(
      `The connection to the database was lost during the start (${error.code}). Start the server again.`,
    );
  }
}

async function open(
  config: Config,
  {
    measureDiskSpace: measure = measureDiskSpace,
    mailPauseSeconds = 2,
    imapPauseSeconds = 60,
    websitePauseSeconds,
    passwords,
    website: replacedWebsite,
  }: Replaceable,
): Promise<Backend> {
  // Closes in reverse what was opened, also if a later line throws.
  await using opened = new AsyncDisposableStack();
  const { dataDir, publicUrl, port } = config;
  const isStaffAddress = createStaffAddressCheck(config);
  const keys = await prepareKeys(dataDir, config.anonKey);
  const { staffSecret, sessionSecret, sealingPublicKey } = keys;
  const callers = { ...keys, isStaffAddress };
  const roleOf = createRoleReader(callers);
  const isStaff = (context: Pick<ApiContext, 'req' | 'env'>) => roleOf(context) === 'service_role';
  // A disk that cannot be measured is not refused: if it is full, the write itself fails.
  const freeBytes = () => measure(dataDir).catch(() => Number.POSITIVE_INFINITY);

  const database = await openDatabase(config);
  opened.defer(() => database.close());
  const schema = await prepareSchema(database, config, sealingPublicKey);
  await seedSavedReplies(database);
  const { storage, buckets } = await openStorage({ config, database, staffSecret, freeBytes });
  const records = createLocalRecords({ database, schema, storage });
  const mail = await openMail({
    settings: config.mail,
    imap: config.imap,
    database,
    records,
    publicUrl: publicUrl || `http://localhost:${port}`,
    linkSecret: sessionSecret,
    pauseSeconds: mailPauseSeconds,
    imapPauseSeconds,
  });
  opened.defer(() => mail?.stop());
  const website = await openWebsite({ config, database, pauseSeconds: websitePauseSeconds });
  opened.defer(() => website.stop());
  const upkeep = config.upkeep ? runDaily(upkeepSteps(storage, buckets)) : undefined;
  opened.defer(() => upkeep?.stop());
  const lastUpkeep = () => upkeep?.lastRun();
  const api = createApi({
    config,
    callers,
    isStaff,
    schema,
    storage,
    records,
    linkSecret: sessionSecret,
    site: website.shown,
    freeBytes,
    lastUpkeep,
  });
  const handleStaff = await openStaffApp({
    config,
    database,
    records,
    secret: sessionSecret,
    hasStaffSecret: isStaff,
    system: { freeBytes, lastUpkeep },
    inboundState: () => mail?.inbound() ?? { state: 'off' },
    passwords,
    sendAccessLink: mail?.sendAccessLink,
    website: replacedWebsite ?? website,
  });
  const running = opened.move();
  return {
    handle: getRequestListener(api.fetch, { overrideGlobalObjects: false }),
    siteFiles: () => website.shown().files,
    handleStaff,
    announceSetUp: (address) => announceSetUp(database, config, address),
    close: () => running.disposeAsync(),
  };
}
