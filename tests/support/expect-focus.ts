import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Something on the page has the focus: a keyboard and a screen reader go on where the person was. */
export async function expectFocusOnPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');
}
