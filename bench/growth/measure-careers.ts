import { stat } from 'node:fs/promises';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { measure } from '../lighthouse/measure.ts';
import { startChromium } from '../support/chromium.ts';
import { quantile } from '../support/figures.ts';
import { serveCopy } from '../support/serve-copy.ts';

export type CareersPage = { html: number; compressed: number; largestPaint: number; filter: number };

const cpuThrottling = 4;

/** Measures the careers page of a built copy: size, largest contentful paint and filter latency. */
export async function measureCareers(project: string): Promise<CareersPage> {
  const built = path.join(project, 'build/client');
  const page = path.join(built, 'careers/index.html');
  const site = await serveCopy(built);
  const chromium = await startChromium();
  try {
    const { largestPaint } = await measure(`${site.url}/careers`, chromium.port, 'performance');
    return {
      html: (await stat(page)).size,
      compressed: (await stat(`${page}.br`)).size,
      largestPaint,
      filter: await measureFilter(`${site.url}/careers`, chromium.port),
    };
  } finally {
    await chromium.stop();
    await site.stop();
  }
}

/** Returns the slowest of ten keyboard choices in a filter, from the key press to the next paint, on a throttled CPU. */
async function measureFilter(url: string, port: number): Promise<number> {
  const browser = await puppeteer.connect({
    browserURL: `http://127.0.0.1:${port}`,
    defaultViewport: { width: 412, height: 823 },
  });
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.emulateCPUThrottling(cpuThrottling);
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.focus('[name=location]');
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press(step % 2 ? 'ArrowUp' : 'ArrowDown');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  }
  const durations = await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations);
  await browser.disconnect();
  return quantile([0, ...durations], 1);
}
