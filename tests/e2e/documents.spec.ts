import { missingPage, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const interactive = ['/login'];

test.describe('scripts', () => {
  for (const page of pages) {
    const reacts = interactive.includes(page);
    test(`${page} ${reacts ? 'ships React' : 'ships no React'}`, async ({ request }) => {
      const html = await (await request.get(page)).text();
      expect(html.includes('/assets/entry.client')).toBe(reacts);
      expect(/<script[^>]+src=|modulepreload/.test(html)).toBe(reacts);
    });
  }

  test('the not-found page ships no React', async ({ request }) => {
    const html = await (await request.get(missingPage)).text();
    expect(html).not.toContain('/assets/entry.client');
  });

  test('the script of an informing page is well under 1 KB', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, body]) => body ?? '');
    expect(scripts.join('').length).toBeGreaterThan(0);
    expect(scripts.join('').length).toBeLessThan(700);
  });
});

test.describe('the start-up log', () => {
  test.use({ expectedComplaints: [/404/] });

  for (const address of [...pages, missingPage]) {
    test(`${address} names the backend and says that a key is present`, async ({ page, baseURL }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.goto(address);
      expect(said).toContain(`Backend URL: ${baseURL}; anonymous key present: true`);
    });
  }
});

test('every page has its own title, description and address, and one h1', async ({ page }) => {
  const seen = new Map<string, string>();
  for (const address of pages) {
    await page.goto(address);
    await expect(page.locator('h1'), address).toHaveCount(1);
    const title = await page.title();
    const description = await page.locator('meta[name=description]').getAttribute('content');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(address);
    for (const words of [title, description ?? '']) {
      expect(words.length, address).toBeGreaterThan(10);
      expect(seen.get(words), `${address} repeats words`).toBeUndefined();
      seen.set(words, address);
    }
  }
});
