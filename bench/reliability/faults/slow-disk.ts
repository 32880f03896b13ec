import { pathToFileURL } from 'node:url';
import { percentile, timed } from '../figures.ts';
import { createJudge, type Outcome, type Size } from '../part.ts';
import { makeDataDir, openServer } from '../scratch.ts';
import { readAll } from '../visitor.ts';
import { tryInsert, tryUpload } from './probe.ts';

const preload = pathToFileURL('bench/reliability/faults/slow-syncs.ts').href;

/** Every sync takes a tenth of a second longer, as on a worn card or a busy network disk. */
export async function slowDisk(size: Size): Promise<Outcome> {
  const env = { NODE_OPTIONS: `--import=${preload}` };
  const server = await openServer(await makeDataDir('slow-disk', 'memory'), { env });
  const count = size === 'full' ? 100 : 20;
  const writes = await Promise.all(
    Array.from({ length: count }, (_, at) => timed(() => (at % 10 ? tryInsert(server) : tryUpload(server)))),
  );
  const kept = (await readAll(server, 'contacts', 'id')).length;
  await server.stop();
  const judge = createJudge();
  const stored = writes.filter(({ result }) => result.status === 200 || result.status === 201);
  judge.expectZero(count - stored.length, 'writes onto a slow disk were not stored');
  judge.expectZero(writes.filter(({ result }) => result.status === 201).length - kept, 'rows are missing');
  const times = writes.map(({ ms }) => ms);
  return {
    figures: {
      [`Slow disk: p50 / p99 of ${count} writes at once (ms)`]: `${percentile(times, 0.5)} / ${percentile(times, 0.99)}`,
    },
    broken: judge.broken,
  };
}
