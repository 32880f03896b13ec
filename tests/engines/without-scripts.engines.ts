import { expect, test } from 'vitest';
import { banner } from '#app/content/contact.ts';
import { header } from '#app/content/shell.ts';
import { inEachEngine, shareBuiltSite } from './in-each-engine.ts';
import { click, expectShown } from './use-page.ts';

const site = shareBuiltSite();

inEachEngine(
  (browser) => {
    test('without scripts a page is read, and a link leads to the next', async () => {
      await browser().resize(1440, 900);
      await browser().open(`${site().url}/about`);
      expect(await browser().evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
      await click(browser(), { role: 'link', name: header.contact.label });
      await expectShown(browser(), 'h1', banner.title);
      expect(await browser().evaluate(() => location.pathname)).toBe('/contact');
    });
  },
  { scripts: 'off' },
);
