import type { Page } from '@playwright/test';
import { findViolations, type Rules } from './find-violations.ts';
import { expect } from './test.ts';
import { widthBeyondTheScreen } from './width-beyond-the-screen.ts';

/** Rules about anything else than colors would find by night what they find by day. */
const looks = [
  { name: 'a laptop by night', width: 1280, height: 720, colorScheme: 'dark', rules: 'colors' },
  { name: 'a phone by day', width: 390, height: 844, colorScheme: 'light', rules: 'all' },
] as const;

/**
 * Runs axe on the page as it is now, or on the given parts of it, and on its frames. Nothing may scroll sideways. Once per state is
 * enough: the window and the color scheme are afterwards as before.
 */
export async function expectAccessible(page: Page, parts?: string[]): Promise<void> {
  const before = page.viewportSize();
  const wasDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const { name, width, height, colorScheme, rules } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    expect(await findInFrames(page, rules, parts), name).toEqual([]);
    expect(await widthBeyondTheScreen(page), `${name}, scrolled sideways`).toBeLessThanOrEqual(0);
  }
  if (wasDark) await page.emulateMedia({ colorScheme: 'dark' });
  if (before) await page.setViewportSize(before);
}

async function findInFrames(page: Page, rules: Rules, parts?: string[]): Promise<string[]> {
  const found = await findViolations(page, parts, rules);
  // A frame is a part of the page: rules for whole pages, such as one for headings, are not for it.
  for (const frame of page.mainFrame().childFrames())
    found.push(...(await findViolations(frame, ['body'], rules)));
  return found;
}
