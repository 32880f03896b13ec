import type { Page } from '@playwright/test';

/** More than 0 if the page scrolls sideways. */
export function widthBeyondTheScreen(page: Pick<Page, 'evaluate'>): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
