import { statSync } from 'node:fs';
import { htmlOf, pageOf } from '../support/built-site.ts';
import { builtFiles, englishPages } from '../support/pages.ts';
import { attributeOf, findAll } from '../support/parse-html.ts';
import { expect, test } from '../support/test.ts';

const kilobyte = 1024;
const withoutHash = (address: string) => address.replace(/-[\w-]{8}\.js$/, '');
/** A small file is not compressed. */
const sizeOnWire = (address: string) => {
  const file = `build/client${address}`;
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
};
/** Each language has scripts of its own, under the same names. The heaviest counts. */
const weightOf = (address: string) => {
  const alike = builtFiles.filter(
    (file) => file.endsWith('.js') && withoutHash(file) === withoutHash(address),
  );
  return Math.max(...alike.map(sizeOnWire));
};

test('a page hydrates with at most 130 KB of scripts in any language, none of them before it has loaded', async ({
  page,
}) => {
  const islandPages = englishPages.filter((address) => htmlOf(address).includes('data-island='));
  expect(islandPages).not.toEqual([]);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  for (const address of islandPages)
    await test.step(address, async () => {
      scripts.clear();
      await page.goto(address);
      for (const element of findAll(pageOf(address), '*', { 'data-island': true })) {
        const island = page.locator(`[data-island=${attributeOf(element, 'data-island')}]`);
        await island.scrollIntoViewIfNeeded();
        await expect(island).toHaveAttribute('data-hydrated');
      }
      const weight = [...scripts].reduce((sum, script) => sum + weightOf(script), 0);
      expect(scripts.size).toBeGreaterThan(0);
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
});
