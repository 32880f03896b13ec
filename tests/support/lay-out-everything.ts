import type { Frame, Page } from '@playwright/test';

/** Lays out the sections that wait until they come near the screen. Before that, they have no sizes to judge. */
export async function layOutEverything(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('main > section, body > footer { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(styles);
  });
}
