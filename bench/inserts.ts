import { startFromSeed } from '../tests/support/start-from-seed.ts';
import { startPostgres } from '../tests/support/start-postgres.ts';
import type { RunningServer } from '../tests/support/start-server.ts';
import { connectSenders, type Senders } from './inserts/connect-senders.ts';
import { quantile } from './support/figures.ts';
import { type Load, loadColumns, measureLevels } from './support/load.ts';
import type { RunBench, Table } from './support/result.ts';

const levels = [1, 8, 32];

/** `--rounds 2 --seconds 1`. Inserts contact messages through a server on each kind of database. */
export const run: RunBench = async ({ rounds = '2', seconds = '1' }) => {
  const postgres = await startPostgres();
  const tables: Table[] = [];
  try {
    for (const { title, databaseUrl } of [
      { title: 'Embedded (PGlite)', databaseUrl: '' },
      { title: 'PostgreSQL', databaseUrl: await postgres.createDatabase('inserts') },
    ]) {
      // Rate limits count by address, so each sender forwards its own.
      const env = { TRUST_PROXY: '1' };
      const { server, remove } = await startFromSeed('bench-inserts', { databaseUrl, env });
      try {
        tables.push({
          title,
          columns: ['Senders', ...loadColumns],
          rows: await measureServer(server, Number(rounds), Number(seconds)),
          note: 'Every message is synced to the disk before it is acknowledged.',
        });
      } finally {
        await remove();
      }
    }
  } finally {
    await postgres.remove();
  }
  return { tables, missed: [] };
};

async function measureServer(server: RunningServer, rounds: number, seconds: number) {
  const senders = connectSenders(server);
  const rows = await measureLevels(levels, rounds, (level) => measure(senders, level, seconds));
  await senders.assertStored();
  return rows;
}

/** Runs `level` senders. Each sends its next message when the last one is stored. */
async function measure({ insert }: Senders, level: number, seconds: number): Promise<Load> {
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
