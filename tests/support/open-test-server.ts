import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../server/lib/settings/config.ts';
import type { Replaceable } from '../../server/start/backend.ts';
import { readHostedConfig } from '../../server/start/hosted/hosted-config.ts';
import { openHostedServer } from '../../server/start/hosted/hosted-server.ts';
import { openServer } from '../../server/start/open-server.ts';
import type { Deployment } from './clients.ts';
import { createDatabase } from './databases.ts';
import { copyKeys, copySeed, seedDir } from './seed.ts';
import { removeWhenStarted, share } from './share.ts';
import { runSql } from './start-postgres.ts';
import { defaultTestEnv, ensureSite } from './start-server.ts';
import { makeTempFolder } from './temp-folder.ts';

export type TestServer = Deployment & {
  dataDir: string;
  /** Empty where the database is embedded. */
  databaseUrl: string;
  /** Runs SQL as the owner of the PostgreSQL database. */
  sql: (text: string) => Promise<Record<string, unknown>[]>;
  /** For a test that opens it again. Every server is closed after its test. */
  close: () => Promise<void>;
};

export type TestServerOptions = {
  /** A copy of the template by default. A URL is a database that other servers of the test use too. */
  database?: 'postgres' | 'embedded' | { url: string };
  /** A folder of the test, for a second start or a second instance. By default one with the seed's keys is made. */
  dataDir?: string;
  env?: NodeJS.ProcessEnv;
  replaced?: Replaceable;
};

/** For servers whose tests are not about passwords: a real hash takes a tenth of a second. */
const cheapPasswords = {
  hash: async (password: string) => createHash('sha256').update(password).digest('hex'),
  verify: async ({ hash, password }: { hash: string; password: string }) =>
    hash === (await cheapPasswords.hash(password)),
};

/**
 * Opens a server inside this process, with a site of one page and the keys of the seed. It takes a tenth of a second, a process
 * of its own (`startServer()`) more than a second. Its log is that of the test.
 */
export async function openTestServer({
  database = 'postgres',
  dataDir: given,
  env,
  replaced,
}: TestServerOptions = {}) {
  return openRemovable(async (removals) => {
    const folder = await makeTempFolder('server');
    removals.push(folder.remove);
    const dataDir = given ?? path.join(folder.dir, 'data');
    if (!given) await (database === 'embedded' ? copySeed : copyKeys)(seedDir(), dataDir);
    const created = database === 'postgres' ? await createDatabase() : undefined;
    if (created) removals.push(created.remove);
    const databaseUrl = typeof database === 'object' ? database.url : (created?.url ?? '');
    const { siteDir, staffDir } = await ensureSite(path.join(folder.dir, 'data'));
    const config = readConfig({
      ...defaultTestEnv,
      DATA_DIR: dataDir,
      SITE_DIR: siteDir,
      STAFF_DIR: staffDir,
      DATABASE_URL: databaseUrl,
      ...env,
    });
    const { address, close } = await openServer(config, {
      passwords: cheapPasswords,
      mailPauseSeconds: 0.1,
      ...replaced,
    });
    removals.push(close);
    return {
      url: address.replace('localhost', '127.0.0.1'),
      anonKey: config.anonKey,
      staffKey: await readStaffKey(dataDir),
      dataDir,
      databaseUrl,
      sql: (text: string) => runSql(databaseUrl, text),
      close,
    };
  });
}

/** Opens the staff's app for a hosted project. It has an embedded database of its own. */
export async function openHostedTestServer(
  project: Deployment,
  env?: NodeJS.ProcessEnv,
  replaced?: Replaceable,
) {
  return openRemovable(async (removals) => {
    const folder = await makeTempFolder('hosted');
    removals.push(folder.remove);
    const dataDir = path.join(folder.dir, 'data');
    await copySeed(seedDir(), dataDir);
    const { staffDir } = await ensureSite(dataDir);
    const settings = readHostedConfig({
      ...defaultTestEnv,
      DATA_DIR: dataDir,
      STAFF_DIR: staffDir,
      SUPABASE_URL: project.url,
      SUPABASE_SERVICE_ROLE_KEY: project.staffKey,
      ...env,
    });
    const { address, close } = await openHostedServer(settings, {
      passwords: cheapPasswords,
      mailPauseSeconds: 0.1,
      ...replaced,
    });
    removals.push(close);
    return { url: address.replace('localhost', '127.0.0.1'), staffKey: await readStaffKey(dataDir) };
  });
}

type Removals = Array<() => Promise<unknown>>;

/** Removes what was made so far, the last first: later by `remove`, or at once if the server does not open. */
export async function openRemovable<Opened>(open: (removals: Removals) => Promise<Opened>) {
  const removals: Removals = [];
  const remove = async () => {
    for (const removal of removals.splice(0).reverse()) await removal();
  };
  try {
    return { ...(await open(removals)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function readStaffKey(dataDir: string): Promise<string> {
  return readFile(path.join(dataDir, 'keys', 'staff-secret'), 'utf8').then((key) => key.trim());
}

/** One server for all tests of a file or a block. Each uses rows, files and addresses of its own. */
export function shareServer(readOptions: () => TestServerOptions = () => ({})): TestServer {
  return share(() => openTestServer(readOptions()));
}

/** A server for one test. */
export async function serverForTest(options?: TestServerOptions): Promise<TestServer> {
  const opening = openTestServer(options);
  onTestFinished(() => removeWhenStarted(opening));
  return opening;
}
