import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect } from './test.ts';
import { widthBeyondTheScreen } from './width-beyond-the-screen.ts';

/** Runs axe on the page as it is now, or on the given parts of it, and on its frames. Nothing may scroll sideways. */
export async function expectAccessible(page: Page, parts?: string[]): Promise<void> {
  expect(await findViolations(page, parts)).toEqual([]);
  // A frame is a part of the page: rules for whole pages, such as one for headings, are not for it.
  for (const frame of page.mainFrame().childFrames())
    expect(await findViolations(frame, ['body'])).toEqual([]);
  expect(await widthBeyondTheScreen(page), 'scrolled sideways').toBeLessThanOrEqual(0);
}
