import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { startChromium } from './support/chromium.ts';
import { quantile } from './support/figures.ts';
import type { RunBench, Table } from './support/result.ts';
import { serveCopy } from './support/serve-copy.ts';

type Click = { opened: number; painted: number };

const openLimit = 50;
/** Visited in turn through the links in the header. */
const journey = ['/', '/about', '/contact', '/careers', '/verification'];
const hoverTime = 500;
const loadTime = 1_500;

/** `--clicks 20`. Measures the time from a click until the second page is open, and until its first paint. */
export const run: RunBench = async ({ clicks = '20' }) => {
  const withRules = await clickThrough(Number(clicks));
  const without = await clickThrough(Number(clicks), removeSpeculationRules);
  const table: Table = {
    title: `From the click to the second page, ${clicks} clicks each`,
    columns: ['', 'open, median (ms)', 'open, worst (ms)', 'painted, median (ms)', 'painted, worst (ms)'],
    rows: [
      ['Prerendered while the pointer rests on the link', ...cellsOf(withRules)],
      ['Without speculation rules', ...cellsOf(without)],
    ],
    note: 'A page is open when the browser has activated it. The first paint includes the view transition, drawn without a GPU.',
  };
  const worst = quantile(
    withRules.map(({ opened }) => opened),
    1,
  );
  const missed = worst > openLimit ? [`The slowest second page opened after ${Math.round(worst)} ms.`] : [];
  return { tables: [table], missed };
};

function cellsOf(clicks: Click[]): string[] {
  const opened = clicks.map((click) => click.opened);
  const painted = clicks.map((click) => click.painted);
  return [opened, painted].flatMap((values) => [0.5, 1].map((part) => quantile(values, part).toFixed(0)));
}

async function clickThrough(count: number, change?: (dir: string) => Promise<void>): Promise<Click[]> {
  const site = await serveCopy('build/client', change);
  const chromium = await startChromium();
  try {
    const browser = await puppeteer.connect({
      browserURL: `http://127.0.0.1:${chromium.port}`,
      defaultViewport: { width: 1280, height: 800 },
    });
    const page = await browser.newPage();
    const clicks: Click[] = [];
    for (let step = 0; step < count; step += 1) {
      const [from = '/', to = '/'] = [step, step + 1].map((place) => journey[place % journey.length]);
      clicks.push(await clickLink(page, `${site.url}${from}`, to));
    }
    await browser.disconnect();
    return clicks;
  } finally {
    await chromium.stop();
    await site.stop();
  }
}

async function clickLink(page: Page, from: string, to: string): Promise<Click> {
  await page.goto(from, { waitUntil: 'load' });
  await page.evaluate(() =>
    addEventListener('click', ({ timeStamp }) => {
      localStorage.clicked = performance.timeOrigin + timeStamp;
    }),
  );
  const box = await (await page.$(`header a[href="${to}"]`))?.boundingBox();
  if (!box) throw new Error(`${from} has no link to ${to}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await new Promise((resolve) => setTimeout(resolve, hoverTime));
  await page.mouse.click(x, y);
  // The connection to the page breaks while the new page replaces the old one.
  await new Promise((resolve) => setTimeout(resolve, loadTime));
  return page.evaluate(readTimes, to);
}

/** Runs in the second page. */
function readTimes(address: string): Click {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart: number;
  })[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (location.pathname !== address || !paint) throw new Error(`${address} did not open in time`);
  const sinceClick = (time = 0) => performance.timeOrigin + time - Number(localStorage.clicked);
  return {
    opened: sinceClick(navigation?.activationStart || navigation?.responseStart),
    painted: sinceClick(paint.startTime),
  };
}

async function removeSpeculationRules(dir: string): Promise<void> {
  for (const name of await readdir(dir, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(dir, name);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace(/<script type="speculationrules">.*?<\/script>/, ''));
    // The compressed variants hold the old page.
    await Promise.all(['br', 'gz'].map((extension) => rm(`${file}.${extension}`, { force: true })));
  }
}
