import { cpSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { linkTo, services } from '#app/catalog/services.ts';
import { site as company } from '#company/site.ts';
import { afterAccident, afterDisaster, title } from '#content/claims/emergency.ts';
import { pathIn } from '#domain/languages.ts';
import { writeServiceWorker } from '../../scripts/build/write-service-worker.ts';
import { contactForm, contactValues } from '../support/contact-form.ts';
import { fillFields } from '../support/forms.ts';
import { skipIdleWait } from '../support/open-hydrated.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { storedRows } from '../support/staff.ts';
import { makeTempFolder } from '../support/temp-folder.ts';
import { expect, test } from '../support/test.ts';
import { expectWebFonts } from '../support/web-fonts.ts';

const help = '/claims/emergency';
const { claimsHotline } = company;
const [service] = services;
if (!service) throw new Error('company/content/services has no service.');
const servicePath = linkTo(service);

test.use({ serviceWorkers: 'allow' });

/** Each test has its own server, and goes offline by stopping it. `next` is a folder for other deploys. */
const offlineTest = test.extend<{ site: Awaited<ReturnType<typeof serveFolder>>; next: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  site: async ({}, use) => {
    const site = await serveFolder('build/client');
    await use(site);
    await site.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  next: async ({}, use) => {
    const { dir, remove } = await makeTempFolder('next-deploy');
    await use(dir);
    await remove();
  },
});

/** Visits a page and waits until the service worker has cached the emergency help. */
async function visit(page: Page, address: string) {
  await skipIdleWait(page);
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Visits a page and leaves it, so that none of its pictures is still loading when the server stops. */
async function visitAndLeave(page: Page, address: string) {
  await visit(page, address);
  await page.goto('about:blank');
}

/** Lists the paths in Cache Storage. */
function listCached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
  });
}

/**
 * Copies the built site with another title of the help page. Leaves out files that the service worker ignores. `cpSync` needs a
 * tenth of the time of `cp`.
 */
async function makeDeploy(folder: string, newTitle: string) {
  const isCopied = (file: string) => !/\.(webp|jpg|png|pdf)$/.test(file);
  cpSync('build/client', folder, { recursive: true, filter: isCopied });
  const page = path.join(folder, help, 'index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace(`${title}</h1>`, `${newTitle}</h1>`));
  await writeServiceWorker(folder, 'on');
  for (const file of [page, path.join(folder, 'sw.js')])
    for (const encoding of ['br', 'gz']) await rm(`${file}.${encoding}`);
}

async function expectHelp(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: claimsHotline.shown }).first(),
  ).toHaveAttribute('href', claimsHotline.href);
  for (const { title: name, steps } of [afterAccident, afterDisaster])
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(steps.length);
}

const offlineLine = (page: Page) => page.getByRole('note').filter({ hasText: 'You are offline' });

offlineTest(
  'after one visit to the home page, the help page and every other page show the help while there is no connection',
  async ({ page, site }) => {
    await visitAndLeave(page, site.url);
    await site.stop();
    await page.goto(`${site.url}${help}`);
    await expectHelp(page);
    await expect(offlineLine(page)).toBeHidden();
    // Styles and fonts come from the cache, and no request failed.
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
    await expectWebFonts(page);

    await test.step('every other page, until the connection returns', async () => {
      await page.goto(`${site.url}${servicePath}?from=mail`);
      await expectHelp(page);
      await expect(offlineLine(page)).toBeVisible();
      expect(page.url()).toBe(`${site.url}${servicePath}?from=mail`);
      await page.getByRole('link', { name: 'Emergency help' }).first().click();
      await expect(page).toHaveURL(`${site.url}${help}`);
      await expect(offlineLine(page)).toBeHidden();

      await site.start();
      await page.goto(`${site.url}${servicePath}`);
      await expect(page.getByRole('heading', { level: 1, name: service.title })).toBeVisible();
    });

    await test.step('a stalled server makes way for the help, too', async () => {
      await page.goto('about:blank');
      await site.stop();
      await site.stall();
      await page.goto(`${site.url}${help}`);
      await expectHelp(page);
    });
  },
);

offlineTest(
  'online, the help page is fresh, a new deploy replaces the cached one, and one without a service worker clears it',
  async ({ page, site, next }) => {
    await visit(page, site.url);
    const before = await page.evaluate(() => caches.keys());
    expect(before).toHaveLength(1);

    const changed = path.join(next, 'changed');
    await makeDeploy(changed, 'Changed words');
    await page.goto('about:blank');
    await site.stop();
    await site.start(changed);

    // A response that takes longer than the service worker waits makes way for the cached page.
    await expect(async () => {
      await page.goto(`${site.url}${help}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed words', { timeout: 2_000 });
    }).toPass();
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual(before);
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
    await site.stop();
    await page.goto(`${site.url}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed words');

    await test.step('a disabled service worker clears its cache', async () => {
      const retired = path.join(next, 'retired');
      await rename(changed, retired);
      await writeServiceWorker(retired, 'off');
      await site.start(retired);
      await visit(page, `${site.url}/about`);
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect.poll(() => listCached(page)).toEqual([]);
    });
  },
);

test('neither forms nor submissions are cached', async ({ page }) => {
  await visit(page, '/contact');
  const files = await listCached(page);
  const pages = company.languages.map((code) => pathIn(code, help));
  expect(files.filter((file) => !file.startsWith('/assets/')).toSorted()).toEqual(pages.toSorted());
  expect(files).toHaveLength(3 + pages.length);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const form = contactForm(page);
  const values = contactValues();
  await fillFields(form, values);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => storedRows('contacts', values.Email)).toHaveLength(1);
  expect(await listCached(page)).toEqual(files);
});

test('on the help page 911 comes first and in larger type than our own number, on screen and on one sheet of Letter paper', async ({
  page,
}) => {
  await page.goto(help);
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    const numbers = await page
      .locator('a[href^="tel:"]:visible, body > div span:visible')
      .evaluateAll((all) =>
        all
          .filter((each) => !each.closest('footer, li, nav') && /\d{3}/.test(each.textContent))
          .map((each) => ({
            href: each.getAttribute('href'),
            size: Number.parseFloat(getComputedStyle(each).fontSize),
          })),
      );
    expect(
      numbers.map(({ href }) => href),
      media,
    ).toEqual(['tel:911', claimsHotline.href]);
    expect(numbers[0]?.size, media).toBeGreaterThan(numbers[1]?.size ?? 0);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const pdf = await page.pdf({ format: 'Letter', printBackground: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), colorScheme).toHaveLength(1);
  }
});
