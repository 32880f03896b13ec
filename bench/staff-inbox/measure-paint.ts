import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/install/find-chromium.ts';
import type { StaffSession } from '../../tests/support/staff-client.ts';
import { searchTerms } from '../support/seed-rows.ts';

/** Types searches into the inbox and measures until the frame after the rows changed. */
export async function measurePaint(url: string, owner: StaffSession, rounds: number) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const painted: Record<string, number[]> = {};
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(
      [...owner.cookies].map(([name, value]) => ({ name, value, url: `${url}/staff` })),
    );
    const page = await context.newPage();
    for (let round = 0; round <= rounds; round += 1) {
      // A new page has no answers of the round before. Its first list must be there before the first key.
      await page.goto(`${url}/staff`);
      await page.getByRole('table').waitFor();
      for (const [kind, word] of Object.entries(searchTerms)) {
        const time = await page.evaluate(typeAndPaint, word);
        const name = `${kind} word`;
        if (round > 0) painted[name] = [...(painted[name] ?? []), time];
      }
    }
    return painted;
  } finally {
    await browser.close();
  }
}

/** Runs in the page. Sets the whole word at once: the time starts with the last key of a typed word. */
function typeAndPaint(word: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('#inbox-search');
  const list = document.querySelector('main');
  if (!field || !list) throw new Error('The inbox is not open.');
  const start = performance.now();
  let isAsked = false;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const isBusy = list.querySelector('[aria-busy]') !== null;
      isAsked ||= isBusy;
      if (!isAsked || isBusy) return;
      observer.disconnect();
      // The second frame starts after the first was painted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
    });
    observer.observe(list, { childList: true, subtree: true, attributes: true });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, word);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
