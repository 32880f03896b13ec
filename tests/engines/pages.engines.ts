import { expect, test } from 'vitest';
import { pages } from '../support/pages.ts';
import { widthBeyondTheScreen } from '../support/width-beyond-the-screen.ts';
import { inEachEngine, shareBuiltSite } from './in-each-engine.ts';
import { openPage } from './use-page.ts';

const site = shareBuiltSite();
const groups = Map.groupBy(pages, (page) => page.split('/')[1] || 'home');

inEachEngine((browser) => {
  test.each([...groups])('%s: nothing scrolls sideways on a phone or a wide screen', async (_, addresses) => {
    const { narrowest } = browser();
    const widths = new Set([320, 390, 1440].map((width) => Math.max(width, narrowest)));
    for (const address of addresses) {
      await openPage(browser(), `${site().url}${address}`);
      for (const width of widths) {
        await browser().resize(width, 900);
        // Polled, because a window that has its size may still show the layout of the last one.
        await expect
          .poll(() => widthBeyondTheScreen(browser()), { message: `${address} at ${width}` })
          .toBeLessThanOrEqual(0);
      }
    }
  });
});
