import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { watchLeftBehind } from './left-behind.ts';
import { copyKeys, makeSeed } from './seed.ts';
import { type RunningPostgres, runSql, startPostgres } from './start-postgres.ts';
import { startServer } from './start-server.ts';
import { makeTempFolder, runId } from './temp-folder.ts';

/** A database that the server has migrated. New ones are copies of it, which takes a tenth of the time. */
const template = 'migrated';

/** Starts one PostgreSQL and makes one seed for a whole run. `env` tells the processes that run the tests. */
export async function prepareDatabases() {
  watchLeftBehind();
  const [seed, postgres] = await Promise.all([makeSeed(), startPostgres()]);
  await makeTemplate(seed.dir, postgres);
  return {
    env: { TEST_RUN: runId(), TEST_SEED: seed.dir, TEST_POSTGRES: postgres.adminUrl },
    remove: async () => {
      await postgres.remove();
      await seed.remove();
    },
  };
}

async function makeTemplate(seed: string, postgres: RunningPostgres): Promise<void> {
  const folder = await makeTempFolder('template');
  try {
    const dataDir = path.join(folder.dir, 'data');
    await copyKeys(seed, dataDir);
    const databaseUrl = await postgres.createDatabase(template);
    await (await startServer({ dataDir, databaseUrl })).stop();
  } finally {
    await folder.remove();
  }
}

/** Creates a database in the PostgreSQL of this run. Its owner is not a superuser. */
export async function createDatabase(content: 'migrated' | 'empty' = 'migrated') {
  const adminUrl = process.env.TEST_POSTGRES ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(
    adminUrl,
    // Copies files. The default writes each block to the log first, which takes half as long again.
    `create database ${name} owner owner strategy file_copy template ${content === 'migrated' ? template : 'template0'}`,
  );
  const url = new URL(adminUrl);
  url.username = 'owner';
  url.pathname = name;
  const remove = async () => {
    await runSql(adminUrl, `drop database ${name} with (force)`);
  };
  return { url: url.href, remove };
}
