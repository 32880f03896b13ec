import path from 'node:path';
import { openEmbedded } from '../server/store/database/open-embedded.ts';
import { openPostgres } from '../server/store/database/open-postgres.ts';
import { createPerson, type StaffSession } from '../tests/support/staff-client.ts';
import { startPostgres } from '../tests/support/start-postgres.ts';
import { startServer } from '../tests/support/start-server.ts';
import { makeTempFolder } from '../tests/support/temp-folder.ts';
import { giveStates } from './staff-inbox/give-states.ts';
import { measurePaint } from './staff-inbox/measure-paint.ts';
import { requestKinds } from './staff-inbox/request-kinds.ts';
import { format, quantile } from './support/figures.ts';
import type { RunBench, Table } from './support/result.ts';
import { seedInbox } from './support/seed-inbox.ts';

const serverGoal = 50;
const paintGoal = 150;

const requestNote = 'Over HTTP on one machine, with the session and the role checked.';
const paintNote =
  'From the last key to the frame after the rows changed, in Chromium without a GPU. It includes a pause of 60 ms.';

type Times = Record<string, number[]>;

/** `--count 10000 --rounds 20`. Times every kind of list and search through the staff's API, and the paint in a browser. */
export const run: RunBench = async ({ count = '10000', rounds = '20' }) => {
  const postgres = await startPostgres();
  const missed: string[] = [];
  const tables: Table[] = [];
  try {
    for (const { name, databaseUrl } of [
      { name: 'Embedded (PGlite)', databaseUrl: undefined },
      { name: 'PostgreSQL', databaseUrl: await postgres.createDatabase('inbox') },
    ]) {
      const { times, painted } = await measure(databaseUrl, Number(count), Number(rounds));
      const records = `${name}: ${Number(count).toLocaleString('en-US')} records`;
      tables.push(timesTable(records, 'Request', times, requestNote));
      tables.push(timesTable(`${name}: from a typed search to the drawn rows`, 'Search', painted, paintNote));
      for (const [kind, values] of Object.entries(times))
        if (quantile(values, 0.95) > serverGoal)
          missed.push(
            `${name}: ${kind} took ${format(quantile(values, 0.95))} ms (p95); the goal is ${serverGoal} ms.`,
          );
      for (const [word, values] of Object.entries(painted))
        if (quantile(values, 0.5) > paintGoal)
          missed.push(
            `${name}: ${word} was painted after ${format(quantile(values, 0.5))} ms; the goal is ${paintGoal} ms.`,
          );
    }
  } finally {
    await postgres.remove();
  }
  return { tables: [summaryTable(tables), ...tables], missed };
};

async function measure(databaseUrl: string | undefined, count: number, rounds: number) {
  const folder = await makeTempFolder('bench-staff-inbox');
  const options = {
    dataDir: path.join(folder.dir, 'data'),
    ...(databaseUrl && { databaseUrl }),
    env: { STAFF_DIR: path.resolve('build/staff') },
  };
  try {
    // The first start makes the schema and the keys.
    await (await startServer(options)).stop();
    const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(options.dataDir);
    await seedInbox(database, { count, change: giveStates });
    await database.close();
    const server = await startServer(options);
    try {
      const owner = await createPerson(server, 'owner');
      return {
        times: await timeRequests(owner, rounds),
        painted: await measurePaint(server.url, owner, rounds),
      };
    } finally {
      await server.stop();
    }
  } finally {
    await folder.remove();
  }
}

async function timeRequests(owner: StaffSession, rounds: number): Promise<Times> {
  const times: Times = {};
  const kinds = await requestKinds(owner);
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1)
    for (const { name, path: address, input } of kinds) {
      const start = performance.now();
      const { status } = await owner.post(address, input);
      if (status !== 200) throw new Error(`${name} was answered with ${status}.`);
      const took = performance.now() - start;
      if (round > 0) times[name] = [...(times[name] ?? []), took];
    }
  return times;
}

function timesTable(title: string, of: string, times: Times, note: string): Table {
  const rows = Object.entries(times).map(([name, values]) => [
    name,
    format(quantile(values, 0.5)),
    format(quantile(values, 0.95)),
  ]);
  return { title, columns: [of, 'p50 (ms)', 'p95 (ms)'], rows, note };
}

/** The slowest p95 of each table. */
function summaryTable(tables: Table[]): Table {
  return {
    title: 'Slowest of each kind, p95',
    columns: ['', 'ms'],
    rows: tables.map(({ title, rows }) => [
      title,
      rows.map((row) => String(row[2])).toSorted((a, b) => Number(b) - Number(a))[0] ?? '',
    ]),
  };
}
