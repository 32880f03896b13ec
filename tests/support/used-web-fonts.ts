import type { Page } from '@playwright/test';

/** The web fonts that the page uses now. Until they have loaded, it shows the fallbacks. */
export function usedWebFonts(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => /Our (Display|Text)/.test(family) && status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  );
}
