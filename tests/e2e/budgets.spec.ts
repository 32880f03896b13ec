import { statSync } from 'node:fs';
import path from 'node:path';
import { htmlOf, pageOf } from '../support/built-site.ts';
import { pages } from '../support/pages.ts';
import { attributeOf, findAll } from '../support/parse-html.ts';
import { expect, test } from '../support/test.ts';

const kilobyte = 1024;
/** A small file is not compressed. */
const sizeOnWire = (address: string) => {
  const file = path.join('build/client', address);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
};
/** Not parsed: this runs again whenever a worker starts. */
const islandPages = pages.filter((page) => htmlOf(page).includes('data-island='));
if (islandPages.length === 0) throw new Error('No page has islands.');

for (const address of islandPages) {
  test(`${address} hydrates with at most 130 KB of scripts, none of them before it has loaded`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(address);
    const islands = findAll(pageOf(address), '*', { 'data-island': true });
    expect(islands).not.toEqual([]);
    for (const island of islands) {
      const name = attributeOf(island, 'data-island');
      await page.locator(`[data-island=${name}]`).scrollIntoViewIfNeeded();
      await expect(page.locator(`[data-island=${name}]`)).toHaveAttribute('data-hydrated');
    }
    const weight = [...scripts].reduce((sum, address) => sum + sizeOnWire(address), 0);
    expect(weight, [...scripts].join('\n')).toBeLessThanOrEqual(130 * kilobyte);
    const times = await page.evaluate(() => ({
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
      firstScript: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }));
    expect(times.firstScript).toBeGreaterThanOrEqual(times.loaded);
  });
}
