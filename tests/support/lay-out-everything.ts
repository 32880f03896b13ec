import type { Page } from '@playwright/test';

/** Lays out the sections that wait until the browser is idle. Before that, they have no sizes to judge. */
export async function layOutEverything(page: Pick<Page, 'evaluate'>): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.laidOut = '';
  });
}
