import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The web fonts that the page uses now. Until they have loaded, it shows the fallbacks. */
export function usedWebFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => /Our (Display|Text)/.test(family) && status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  );
}

/** Waits for both web fonts. A measurement before that may be of another layout. */
export async function expectWebFonts(page: Page): Promise<void> {
  await expect.poll(() => usedWebFonts(page)).toEqual(['Our Display', 'Our Text']);
}
