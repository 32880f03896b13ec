import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page and waits until its islands are hydrated: a click before that may be lost. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectHydrated(page);
}

export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator(':is([data-island], [data-enhance]):not([data-hydrated])')).toHaveCount(0);
}
