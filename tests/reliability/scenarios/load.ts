import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { formatQuantiles } from '../../../bench/support/figures.ts';
import type { Deployment } from '../../support/clients.ts';
import { memoryOf } from '../../support/memory.ts';
import { sampleContact } from '../../support/samples.ts';
import { readSite } from './built-site.ts';
import { insertRow, readAll, send } from './requests.ts';
import { createChecks, placeFor, type Scenario } from './scenario.ts';
import { timed } from './timed.ts';

const visitors = 200;
/** Milliseconds between two requests of a visitor. */
const pause = 1000;
/** In megabytes. */
const allowedGrowth = 50;

export const load: Scenario = {
  guarantee: `${visitors} parallel visitors read and submit without an error, and memory stays flat`,
  run: async (size, { makeDataDir, startServer }) => {
    const seconds = size === 'full' ? 120 : 15;
    const { env, pages } = await readSite(size);
    const server = await startServer(await makeDataDir('load', placeFor(size)), { env });
    const results = { pages: [] as number[], inserts: [] as number[], errors: [] as string[] };
    const until = performance.now() + seconds * 1000;
    const visits = Array.from({ length: visitors }, () => visit(server, pages, until, results));
    // The first tenth warms the server up.
    await wait(seconds * 100);
    const start = await memoryOf(server.pid, 'VmRSS');
    await wait(seconds * 450);
    const middle = await memoryOf(server.pid, 'VmRSS');
    await Promise.all(visits);
    const end = await memoryOf(server.pid, 'VmRSS');
    const stored = (await readAll(server, 'contacts', 'id')).length;
    await server.stop();

    const checks = createChecks();
    checks.expectZero(results.errors.length, `requests failed, first: ${results.errors[0]}`);
    checks.expectZero(results.inserts.length - stored, 'submissions are missing');
    checks.expect(end - middle <= allowedGrowth, `Memory grew by ${end - middle} MB in the second half`);
    return {
      figures: {
        Visitors: visitors,
        Seconds: seconds,
        'Pages read': results.pages.length,
        'Rows stored': stored,
        Errors: results.errors.length,
        'Page p50 / p99 (ms)': formatQuantiles(results.pages),
        'Submission p50 / p99 (ms)': formatQuantiles(results.inserts),
        'Memory at start, middle, end (MB)': `${start}, ${middle}, ${end}`,
        'Slope in the second half (MB per minute)':
          Math.round(((end - middle) / (seconds * 0.45)) * 600) / 10,
      },
      failures: checks.failures,
    };
  },
};

async function visit(
  server: Deployment,
  pages: string[],
  until: number,
  results: { pages: number[]; inserts: number[]; errors: string[] },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await wait(Math.random() * pause);
  for (let step = 0; performance.now() < until; step += 1) {
    const submits = step % 4 === 3;
    const path = pages[Math.floor(Math.random() * pages.length)] ?? '/';
    const work = () =>
      submits ? insertRow(server, 'contacts', sampleContact(), agent) : send(server, { path, agent });
    try {
      const { result, ms } = await timed(work);
      if (result.status !== (submits ? 201 : 200)) results.errors.push(`${result.status} for ${path}`);
      else (submits ? results.inserts : results.pages).push(ms);
    } catch (error) {
      results.errors.push(String(error));
    }
    await wait(pause * (0.5 + Math.random()));
  }
  agent.destroy();
}
