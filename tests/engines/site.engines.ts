import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { calculators, linkToCalculator } from '#content/calculators.ts';
import { filters } from '#content/careers.ts';
import { page as emergency, title as emergencyTitle } from '#content/claims/emergency.ts';
import { resources } from '#content/claims.ts';
import { header } from '#content/shell.ts';
import { findViolations } from '../support/find-violations.ts';
import { expectHydrated } from '../support/open-hydrated.ts';
import { countMatches, filterLocationOf, firstOpening, hasFilters } from '../support/openings.ts';
import { pagesBelow } from '../support/pages.ts';
import { serveFolder } from '../support/serve-folder.ts';
import type { Browser } from './browser.ts';
import { inEachEngine, shareBuiltSite } from './in-each-engine.ts';
import { click, expectHidden, expectShown, fill, openPage } from './use-page.ts';

const site = shareBuiltSite();
const phone = (browser: Browser) => browser.resize(Math.max(390, browser.narrowest), 844);
const laptop = (browser: Browser) => browser.resize(1440, 900);

inEachEngine((browser) => {
  test('errors and warnings of a page are heard', async () => {
    await openPage(browser(), `${site().url}/terms`);
    await browser().evaluate(() => {
      console.warn('a warning');
      setTimeout(() => {
        throw new Error('an error');
      });
    });
    const heard: string[] = [];
    const listen = async () => heard.push(...(await browser().takeComplaints()));
    await expect.poll(async () => (await listen()) && heard.join()).toMatch(/a warning.*an error/);
  });

  test('the services menu opens and closes by click, and closes on Escape', async () => {
    await laptop(browser());
    await openPage(browser(), `${site().url}/terms`);
    const button = { role: 'button', name: header.services.label } as const;
    await expectHidden(browser(), '#services-menu');
    await click(browser(), button);
    await expectShown(browser(), '#services-menu a', header.services.all.label);
    await click(browser(), button);
    await expectHidden(browser(), '#services-menu');
    await click(browser(), button);
    await expectShown(browser(), '#services-menu');
    await browser().press('Escape');
    await expectHidden(browser(), '#services-menu');
  });

  test('on a phone the menu opens, expands the services, and closes', async () => {
    await phone(browser());
    await openPage(browser(), `${site().url}/terms`);
    await expectShown(browser(), '.site-menu-button *', header.menu);
    await click(browser(), '.site-menu-button');
    await expectShown(browser(), '#site-menu a', header.about.label);
    await expectHidden(browser(), '#site-menu details ul');
    await click(browser(), '#site-menu summary');
    await expectShown(browser(), '#site-menu details ul a', header.services.all.label);
    await expectShown(browser(), '.site-menu-button *', header.close);
    await click(browser(), '.site-menu-button');
    await expectHidden(browser(), '#site-menu');
  });

  test('the tabs of the claims page follow click and arrow keys', async () => {
    await laptop(browser());
    await openPage(browser(), `${site().url}/claims`);
    await expectShown(browser(), '.tab-panel h3', resources.faq.title);
    await click(browser(), { role: 'tab', name: resources.emergency.label });
    await expectShown(browser(), '.tab-panel h3', resources.emergency.title);
    await expectHidden(browser(), '#panel-faq');
    await browser().press('ArrowRight');
    await expectShown(browser(), '.tab-panel h3', resources.faq.title);
    await expectHidden(browser(), '#panel-emergency');
  });

  test.skipIf(!hasFilters)('both filters of the careers page narrow the list', async () => {
    const job = firstOpening();
    const choice = { location: filterLocationOf(job), type: job.type };
    await openPage(browser(), `${site().url}/careers`);
    await expectHydrated(browser());
    await fill(browser(), { role: 'field', name: filters.location.label }, choice.location);
    await fill(browser(), { role: 'field', name: filters.type.label }, choice.type);
    await expect
      .poll(() =>
        browser().evaluate(
          () =>
            [...document.querySelectorAll('section[aria-labelledby=openings] li')].filter((card) =>
              card.checkVisibility(),
            ).length,
        ),
      )
      .toBe(countMatches(choice.location, choice.type));
    expect(await browser().evaluate(() => location.search)).toBe(`?${new URLSearchParams(choice)}`);
  });

  test('after one visit the emergency page opens without the server', async ({ onTestFinished }) => {
    const folder = await serveFolder('build/client');
    onTestFinished(folder.stop);
    await browser().open(folder.url);
    await browser().evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await browser().open('about:blank');
    await folder.stop();
    for (const address of [emergency.href, '/about']) {
      await browser().open(`${folder.url}${address}`);
      await expectShown(browser(), 'h1', emergencyTitle);
    }
  });

  test('a printed guide begins on the first sheet', async ({ skip }) => {
    const [guide] = pagesBelow('/resources/guides');
    if (!guide) return skip('there is no guide');
    if (!browser().print) return skip('this browser cannot print to a file');
    await openPage(browser(), `${site().url}${guide}`);
    const paragraph = await browser().evaluate(
      () => document.querySelector('.prose p')?.textContent?.slice(0, 40) ?? 'no text',
    );
    const pdf = getDocument({ data: new Uint8Array((await browser().print?.()) ?? []) });
    const { items } = await (await (await pdf.promise).getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(text.replace(/\s+/g, ' ')).toContain(paragraph);
    await pdf.destroy();
  });

  const someCalculator = calculators.slice(0, 1).map(linkToCalculator);
  test.each(['/', '/claims', '/contact', '/verification', ...someCalculator])(
    'axe finds nothing on %s',
    async (address) => {
      await laptop(browser());
      await openPage(browser(), `${site().url}${address}`);
      await expectHydrated(browser());
      expect(await findViolations(browser())).toEqual([]);
    },
  );
});
