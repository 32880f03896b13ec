import type { Page } from '@playwright/test';
import { layOutEverything } from './lay-out-everything.ts';
import { expect } from './test.ts';

/** The sections that are laid out when the browser is idle. */
export const waiting = 'main > section:nth-child(n + 3), body > footer';

/** Expects nothing to stand out of such a section. */
export async function expectNothingCutOff(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await layOutEverything(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page.locator(waiting).evaluateAll((sections) =>
      sections.flatMap((section) => {
        const edge = section.getBoundingClientRect();
        return [...section.querySelectorAll('*')]
          .filter((part) => part.checkVisibility() && !part.closest('[popover], dialog, .sr-only'))
          .filter((part) => {
            const { top, bottom, width } = part.getBoundingClientRect();
            return width > 1 && (top < edge.top - 1 || bottom > edge.bottom + 1);
          })
          .map((part) => `${part.tagName} ${part.className}`);
      }),
    );
    expect(cut, `${address} at ${width}`).toEqual([]);
  }
}
