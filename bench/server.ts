import { startFromSeed } from '../tests/support/start-from-seed.ts';
import { loadColumns, measureLevels } from './support/load.ts';
import { measureLoad } from './support/measure-load.ts';
import type { RunBench } from './support/result.ts';

const page = '/about';
const levels = [1, 32, 128];

/** `--rounds 3 --seconds 1`. Requests one page of the built site over more and more connections. */
export const run: RunBench = async ({ rounds = '3', seconds = '1' }) => {
  // TRUST_PROXY lifts the limit of connections per address, because wrk connects from one.
  const env = { SITE_DIR: 'build/client', TRUST_PROXY: '1' };
  const { server, remove } = await startFromSeed('bench-server', { env });
  try {
    const measure = (level: number) => measureLoad(`${server.url}${page}`, level, Number(seconds));
    const table = {
      title: `Requests for ${page}`,
      columns: ['Connections', ...loadColumns],
      rows: await measureLevels(levels, Number(rounds), measure),
      note: 'Median of the rounds. wrk shares the cores with the server.',
    };
    return { tables: [table], missed: [] };
  } finally {
    await remove();
  }
};
