import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sampleContact } from '../../tests/support/samples.ts';
import type { RunningServer } from '../../tests/support/start-server.ts';
import { builtPages, builtSite } from './built-site.ts';
import { memoryOf, percentile, timed } from './figures.ts';
import { createJudge, type Outcome, type Part, type Size } from './part.ts';
import { makeDataDir, openServer } from './scratch.ts';
import { insertRow, readAll, send } from './visitor.ts';

const visitors = 200;
/** How long a visitor looks at a page. People take longer; this is a busy day. */
const pause = 1000;
const allowedGrowth = 50;

export const load: Part = {
  promise: `${visitors} visitors at once read and submit without an error, and the memory stays flat`,
  run: async (size: Size): Promise<Outcome> => {
    const seconds = size === 'full' ? 120 : 15;
    const server = await openServer(await makeDataDir('load', 'disk'), { env: builtSite() });
    const pages = await builtPages();
    const seen = { pages: [] as number[], inserts: [] as number[], errors: [] as string[] };
    const until = performance.now() + seconds * 1000;
    const visits = Array.from({ length: visitors }, () => visit(server, pages, until, seen));
    // The first tenth warms the server up: what every request needs is loaded then.
    await wait(seconds * 100);
    const start = await memoryOf(server.pid, 'VmRSS');
    await wait(seconds * 450);
    const middle = await memoryOf(server.pid, 'VmRSS');
    await Promise.all(visits);
    const end = await memoryOf(server.pid, 'VmRSS');
    const stored = (await readAll(server, 'contacts', 'id')).length;
    await server.stop();

    const judge = createJudge();
    judge.expectZero(seen.errors.length, `requests failed, the first with ${seen.errors[0]}`);
    judge.expectZero(seen.inserts.length - stored, 'submissions are missing');
    judge.expect(end - middle <= allowedGrowth, `The memory grew by ${end - middle} MB in the second half`);
    return {
      figures: {
        Visitors: visitors,
        Seconds: seconds,
        'Pages read': seen.pages.length,
        'Rows stored': stored,
        Errors: seen.errors.length,
        'Page p50 / p99 (ms)': `${percentile(seen.pages, 0.5)} / ${percentile(seen.pages, 0.99)}`,
        'Submission p50 / p99 (ms)': `${percentile(seen.inserts, 0.5)} / ${percentile(seen.inserts, 0.99)}`,
        'Memory at start, middle, end (MB)': `${start}, ${middle}, ${end}`,
        'Slope in the second half (MB a minute)': Math.round(((end - middle) / (seconds * 0.45)) * 600) / 10,
      },
      broken: judge.broken,
    };
  },
};

async function visit(
  server: RunningServer,
  pages: string[],
  until: number,
  seen: { pages: number[]; inserts: number[]; errors: string[] },
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
      if (result.status !== (submits ? 201 : 200)) seen.errors.push(`${result.status} for ${path}`);
      else (submits ? seen.inserts : seen.pages).push(ms);
    } catch (error) {
      seen.errors.push(String(error));
    }
    await wait(pause * (0.5 + Math.random()));
  }
  agent.destroy();
}
