import path from 'node:path';
import { startPostgres } from '../tests/support/start-postgres.ts';
import { startServer } from '../tests/support/start-server.ts';
import { makeTempFolder } from '../tests/support/temp-folder.ts';
import { insertDirectly, insertThrough, type Target } from './inserts/targets.ts';
import { format, medianOf, quantile } from './support/figures.ts';
import type { Load } from './support/measure-load.ts';
import type { RunBench, Table } from './support/result.ts';

const levels = [1, 8, 32];
const summaryLevel = 8;

type Deployment = { name: string; server: Target; direct: Target };
type Row = { level: number; server: Load; direct: Load };

/** Inserts contact messages through our server, and directly into the same kind of database for comparison. */
export const run: RunBench = async ({ rounds = '2', seconds = '1' }) => {
  const folder = await makeTempFolder('bench-inserts');
  const deployments = await openDeployments(folder.dir);
  try {
    const results: Array<{ name: string; rows: Row[] }> = [];
    for (const { name, server, direct } of deployments.list) {
      const rows: Row[] = [];
      for (const level of levels) {
        const turns: Row[] = [];
        // The first turn is a warm-up.
        for (let round = 0; round <= Number(rounds); round += 1)
          turns.push({
            level,
            server: await measure(server, level, Number(seconds)),
            direct: await measure(direct, level, Number(seconds)),
          });
        rows.push(medianRow(level, turns.slice(1)));
      }
      await server.assertStored();
      results.push({ name, rows });
    }
    const details = results.map(({ name, rows }) => detailsTable(name, rows));
    return { tables: [summaryTable(results), ...details], missed: [] };
  } finally {
    await deployments.close();
    await folder.remove();
  }
};

async function openDeployments(dir: string) {
  const postgres = await startPostgres();
  // Rate limits count by address, so each sender forwards its own.
  const env = { TRUST_PROXY: '1' };
  const embedded = await startServer({ dataDir: path.join(dir, 'ours'), env });
  const databaseUrl = await postgres.createDatabase('ours');
  const served = await startServer({ dataDir: path.join(dir, 'served'), databaseUrl, env });
  // A server creates the second embedded database and stops, because only one process can open it.
  const directDir = path.join(dir, 'direct');
  await (await startServer({ dataDir: directDir })).stop();
  const direct = [
    await insertDirectly.embedded(directDir),
    await insertDirectly.postgres(databaseUrl),
  ] as const;
  const list: Deployment[] = [
    { name: 'Embedded (PGlite)', server: insertThrough(embedded), direct: direct[0] },
    { name: 'PostgreSQL', server: insertThrough(served), direct: direct[1] },
  ];
  const close = async () => {
    for (const target of direct) await target.close();
    for (const server of [embedded, served]) await server.stop();
    await postgres.remove();
  };
  return { list, close };
}

/** Runs `level` senders. Each sends its next message when the last one is stored. */
async function measure({ insert }: Target, level: number, seconds: number): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const send = async (sender: number) => {
    while (performance.now() < end) {
      const started = performance.now();
      await insert(sender);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: level }, (_, sender) => send(sender)));
  const took = (performance.now() - start) / 1000;
  return { perSecond: times.length / took, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

function medianRow(level: number, turns: Row[]): Row {
  const median = (target: 'server' | 'direct'): Load => ({
    perSecond: medianOf(turns.map((turn) => turn[target].perSecond)),
    p50: medianOf(turns.map((turn) => turn[target].p50)),
    p99: medianOf(turns.map((turn) => turn[target].p99)),
  });
  return { level, server: median('server'), direct: median('direct') };
}

function summaryTable(results: Array<{ name: string; rows: Row[] }>): Table {
  return {
    title: `Messages stored per second by ${summaryLevel} parallel senders`,
    columns: ['Database', 'Through our server', 'Direct', 'Share'],
    rows: results.flatMap(({ name, rows }) =>
      rows
        .filter(({ level }) => level === summaryLevel)
        .map((row) => [name, format(row.server.perSecond), format(row.direct.perSecond), shareOf(row)]),
    ),
    note: 'Every message is synced to the disk before it is acknowledged.',
  };
}

function detailsTable(title: string, rows: Row[]): Table {
  return {
    title,
    columns: [
      'Senders',
      'Stored per second',
      'p50 (ms)',
      'p99 (ms)',
      'Direct',
      'p50 (ms)',
      'p99 (ms)',
      'Share',
    ],
    rows: rows.map((row) => [
      row.level,
      ...[row.server, row.direct].flatMap((load) => [load.perSecond, load.p50, load.p99].map(format)),
      shareOf(row),
    ]),
    note: 'Direct: one statement for the same row and table, without HTTP, keys, roles and our checks. Both sync every commit.',
  };
}

const shareOf = ({ server, direct }: Row) => format(server.perSecond / direct.perSecond);
