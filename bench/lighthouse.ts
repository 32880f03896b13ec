import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startFromSeed } from '../tests/support/start-from-seed.ts';
import { findMisses } from './lighthouse/find-misses.ts';
import { measure } from './lighthouse/measure.ts';
import { summarize } from './lighthouse/summary.ts';
import { type PageResult, pagesTable } from './lighthouse/tables.ts';
import { startChromium } from './support/chromium.ts';
import type { RunBench } from './support/result.ts';

/** `--runs 3 --routes /,/contact`. Only performance varies, so the other categories are measured in the first run. */
export const run: RunBench = async ({ runs = '3', routes }) => {
  const { pages } = await import('../tests/support/pages.ts');
  const { server, remove } = await startFromSeed('bench', { env: { SITE_DIR: 'build/client' } });
  const chromium = await startChromium();
  const results: PageResult[] = [];
  try {
    for (const route of routes?.split(',') ?? pages) {
      const result = await describePage(route);
      for (let count = 0; count < Number(runs); count += 1) {
        const url = `${server.url}${route}`;
        result.runs.push(await measure(url, chromium.port, count === 0 ? 'all' : 'performance'));
      }
      results.push(result);
      console.log(pagesTable('', [result]).rows[0]?.join('  '));
    }
  } finally {
    await chromium.stop();
    await remove();
  }
  const informing = results.filter(({ kind }) => kind === 'informing');
  const interactive = results.filter(({ kind }) => kind === 'interactive');
  return {
    tables: [
      summarize(informing, interactive),
      pagesTable('Pages without React', informing),
      pagesTable('Pages with islands', interactive),
    ],
    missed: results.flatMap(findMisses),
  };
};

async function describePage(route: string): Promise<PageResult> {
  const html = await readFile(path.join('build/client', route, 'index.html'), 'utf8');
  return {
    route,
    kind: html.includes('data-entry=') ? 'interactive' : 'informing',
    indexed: !html.includes('content="noindex"'),
    runs: [],
  };
}
