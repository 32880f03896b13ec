import path from 'node:path';
import { startPostgres } from '../tests/support/start-postgres.ts';
import { startServer } from '../tests/support/start-server.ts';
import { makeTempFolder } from '../tests/support/temp-folder.ts';
import { insertDirectly, insertThrough, type Target } from './inserts/targets.ts';
import { medianOf, quantile, shown } from './support/figures.ts';
import type { RunBench, Table } from './support/result.ts';

const levels = [1, 8, 32];

type Home = { name: string; ours: Target; limit: Target };
type Measured = { perSecond: number; p50: number; p99: number };

/** Contact messages through our server, and the same insert straight into the same kind of database. */
export const run: RunBench = async ({ rounds = '2', seconds = '1' }) => {
  const folder = await makeTempFolder('bench-inserts');
  const homes = await openHomes(folder.dir);
  try {
    const tables: Table[] = [];
    for (const { name, ours, limit } of homes.list) {
      const rows: Table['rows'] = [];
      for (const level of levels) {
        const turns: Array<{ ours: Measured; limit: Measured }> = [];
        // The first turn warms up and is thrown away.
        for (let round = 0; round <= Number(rounds); round += 1)
          turns.push({
            ours: await measure(ours, level, Number(seconds)),
            limit: await measure(limit, level, Number(seconds)),
          });
        rows.push(rowOf(level, turns.slice(1)));
      }
      await ours.assertStored();
      tables.push({
        title: name,
        columns: [
          'Senders',
          'Stored a second',
          'p50 (ms)',
          'p99 (ms)',
          'Directly',
          'p50 (ms)',
          'p99 (ms)',
          'Share',
        ],
        rows,
        note: 'Directly: the same row into the same table in one statement, without HTTP, keys, roles and checks of ours; every commit synced in both.',
      });
    }
    const summary: Table = {
      title: 'Messages stored a second, eight senders at once',
      columns: ['Database', 'Through our server', 'Directly', 'Share'],
      rows: tables.map(({ title, rows }) => {
        const [, perSecond = '', , , directly = '', , , share = ''] = rows[1] ?? [];
        return [title, perSecond, directly, share];
      }),
      note: 'Every message is synced to the disk before it is acknowledged.',
    };
    return { tables: [summary, ...tables], missed: [] };
  } finally {
    await homes.close();
    await folder.remove();
  }
};

async function openHomes(dir: string) {
  const postgres = await startPostgres();
  // Each sender has an address of its own, as visitors behind a proxy do; a limit per address counts them one by one.
  const env = { TRUST_PROXY: '1' };
  const embedded = await startServer({ dataDir: path.join(dir, 'ours'), env });
  const databaseUrl = await postgres.createDatabase('ours');
  const served = await startServer({ dataDir: path.join(dir, 'served'), databaseUrl, env });
  // The second embedded database is made by a server that ends again: two cannot have it open.
  const twin = path.join(dir, 'direct');
  await (await startServer({ dataDir: twin })).stop();
  const direct = [await insertDirectly.embedded(twin), await insertDirectly.postgres(databaseUrl)] as const;
  const list: Home[] = [
    { name: 'Embedded (PGlite)', ours: insertThrough(embedded), limit: direct[0] },
    { name: 'PostgreSQL', ours: insertThrough(served), limit: direct[1] },
  ];
  const close = async () => {
    for (const target of direct) await target.close();
    for (const server of [embedded, served]) await server.stop();
    await postgres.remove();
  };
  return { list, close };
}

/** As many senders as `level`, each sending its next message when the last one is stored. */
async function measure({ insert }: Target, level: number, seconds: number): Promise<Measured> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const send = async (sender: number) => {
    while (performance.now() < end) {
      const begun = performance.now();
      await insert(sender);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: level }, (_, sender) => send(sender)));
  const took = (performance.now() - start) / 1000;
  return { perSecond: times.length / took, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

function rowOf(level: number, turns: Array<{ ours: Measured; limit: Measured }>): Table['rows'][number] {
  const median = (who: 'ours' | 'limit', of: keyof Measured) => medianOf(turns.map((turn) => turn[who][of]));
  const figures = (['ours', 'limit'] as const).flatMap((who) =>
    (['perSecond', 'p50', 'p99'] as const).map((of) => shown(median(who, of))),
  );
  return [level, ...figures, shown(median('ours', 'perSecond') / median('limit', 'perSecond'))];
}
