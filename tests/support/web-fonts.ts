import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { usedWebFonts } from './used-web-fonts.ts';

/** Waits for both web fonts. A measurement before that may be of another layout. */
export async function expectWebFonts(page: Page): Promise<void> {
  await expect.poll(() => usedWebFonts(page)).toEqual(['Our Display', 'Our Text']);
}
