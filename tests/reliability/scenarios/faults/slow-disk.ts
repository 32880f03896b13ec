import { pathToFileURL } from 'node:url';
import { formatQuantiles } from '../../../../bench/support/figures.ts';
import { readAll } from '../requests.ts';
import { createChecks, type Outcome, type Size } from '../scenario.ts';
import { timed } from '../timed.ts';
import type { Workspace } from '../workspace.ts';
import { tryInsert, tryUpload } from './probe.ts';

const preload = pathToFileURL('tests/reliability/scenarios/faults/slow-syncs.ts').href;

/** Delays every sync by 100 ms, as on a worn SD card or a busy network disk. */
export async function slowDisk(size: Size, { makeDataDir, startServer }: Workspace): Promise<Outcome> {
  const env = { NODE_OPTIONS: `--import=${preload}` };
  const server = await startServer(await makeDataDir('slow-disk', 'memory'), { env });
  const count = size === 'full' ? 100 : 20;
  const writes = await Promise.all(
    Array.from({ length: count }, (_, at) => timed(() => (at % 10 ? tryInsert(server) : tryUpload(server)))),
  );
  const found = (await readAll(server, 'contacts', 'id')).length;
  await server.stop();
  const checks = createChecks();
  const stored = writes.filter(({ result }) => result.status === 200 || result.status === 201);
  checks.expectZero(count - stored.length, 'writes were not stored on a slow disk');
  checks.expectZero(writes.filter(({ result }) => result.status === 201).length - found, 'rows are missing');
  const times = writes.map(({ ms }) => ms);
  return {
    figures: {
      [`Slow disk: p50 / p99 of ${count} parallel writes (ms)`]: formatQuantiles(times),
    },
    failures: checks.failures,
  };
}
