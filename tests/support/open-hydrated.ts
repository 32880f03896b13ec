import type { Page } from '@playwright/test';

/** Opens a page and waits until its islands are hydrated: a click before that may be lost. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await skipIdleWait(page);
  await page.goto(address);
  await expectHydrated(page);
}

/**
 * Lets the page start at once what it starts when the browser is idle, as it does in Safari, which never says so. Chromium without
 * a window often says so only when the page's patience ends, after a second.
 */
export async function skipIdleWait(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
}

/**
 * Scrolls to every island that is not hydrated yet, as a visitor would, and back. Waits inside of the page, because `expect()` looks only
 * twice a second after a while.
 */
export async function expectHydrated(page: Pick<Page, 'evaluate'>): Promise<void> {
  await page.evaluate(async () => {
    const { scrollX, scrollY } = window;
    const islands = document.querySelectorAll('[data-island], [data-enhance]');
    for (const island of islands) {
      if (island.hasAttribute('data-hydrated')) continue;
      island.scrollIntoView({ behavior: 'instant', block: 'nearest' });
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!island.hasAttribute('data-hydrated')) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(island, { attributeFilter: ['data-hydrated'] });
      });
    }
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  });
}
