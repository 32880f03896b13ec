import path from 'node:path';
import type { Database } from '../server/database/database.ts';
import { openEmbedded } from '../server/database/open-embedded.ts';
import { openPostgres } from '../server/database/open-postgres.ts';
import { openFileStore } from '../server/storage/file-store.ts';
import { upkeepSteps } from '../server/upkeep/upkeep-steps.ts';
import { startPostgres } from '../tests/support/start-postgres.ts';
import { type RunningServer, startServer } from '../tests/support/start-server.ts';
import { makeTempFolder } from '../tests/support/temp-folder.ts';
import { format } from './support/figures.ts';
import type { RunBench } from './support/result.ts';
import { counts, fillDatabase } from './upkeep/fill-database.ts';

const goal = 1_000;
const buckets = ['resumes', 'employment-documents'];

type Deployment = { name: string; databaseUrl?: (database: string) => Promise<string> };

/** Times the steps of the daily upkeep, and how long a page waits while the server runs them. */
export const run: RunBench = async () => {
  const postgres = await startPostgres();
  const deployments: Deployment[] = [
    { name: 'Embedded (PGlite)' },
    { name: 'PostgreSQL', databaseUrl: postgres.createDatabase },
  ];
  const rows: (string | number)[][] = [];
  const missed: string[] = [];
  try {
    for (const { name, databaseUrl } of deployments) {
      const times = await inFolder(async (dataDir) =>
        timeSteps(await openFilled(dataDir, await databaseUrl?.('steps')), dataDir),
      );
      const wait = await inFolder(async (dataDir) => {
        const url = await databaseUrl?.('served');
        await (await openFilled(dataDir, url)).close();
        return measureWait(
          await startServer({ dataDir, env: { UPKEEP: 'on' }, ...(url && { databaseUrl: url }) }),
        );
      });
      rows.push([name, ...Object.values(times).map(format), format(wait)]);
      for (const [what, took] of Object.entries({ ...times, 'a page': wait }))
        if (took > goal) missed.push(`${name}: ${what} took ${format(took)} ms; the goal is ${goal} ms.`);
    }
  } finally {
    await postgres.remove();
  }
  const { verifications, expired, orphans } = counts;
  return {
    tables: [
      {
        title: `Upkeep of ${verifications} verifications with two files each, ${expired} of them expired, and ${orphans} orphaned uploads`,
        columns: ['Database', 'purge (ms)', 'sweep (ms)', 'files (ms)', 'Longest wait for a page (ms)'],
        rows,
        note: 'The wait is that of the slowest `GET /` while a server ran its upkeep. A page needs no database.',
      },
    ],
    missed,
  };
};

async function inFolder<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const folder = await makeTempFolder('bench-upkeep');
  try {
    return await work(path.join(folder.dir, 'data'));
  } finally {
    await folder.remove();
  }
}

async function openFilled(dataDir: string, databaseUrl?: string): Promise<Database> {
  // The first start makes the folder, its keys and the schema.
  await (await startServer({ dataDir, ...(databaseUrl && { databaseUrl }) })).stop();
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataDir);
  await fillDatabase(database);
  return database;
}

async function timeSteps(database: Database, dataDir: string): Promise<Record<string, number>> {
  const files = await openFileStore(path.join(dataDir, 'files'), buckets);
  const times: Record<string, number> = {};
  for (const [step, work] of Object.entries(upkeepSteps({ database, files }, buckets))) {
    const start = performance.now();
    await work();
    times[step] = performance.now() - start;
  }
  await database.close();
  return times;
}

/** Asks for a page again and again, until the server has finished the upkeep that it begins a minute after its start. */
async function measureWait(server: RunningServer): Promise<number> {
  let longest = 0;
  // Connections and code are warm after the first answers.
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await (await fetch(server.url)).text();
  while (!server.output().includes('orphaned uploads deleted')) {
    const start = performance.now();
    await (await fetch(server.url)).text();
    longest = Math.max(longest, performance.now() - start);
    if (server.output().includes('upkeep failed')) throw new Error(server.output());
  }
  await server.stop();
  return longest;
}
