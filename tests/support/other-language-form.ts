import type { Locator, Page } from '@playwright/test';
import { looksEnglish } from '#domain/looks-english.ts';
import { expect } from './test.ts';

/** Fields by their names, which are the same in every language. */
export async function fillNamed(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`).first();
    const kind = await field.evaluate((element: HTMLInputElement | HTMLSelectElement) => element.type);
    if (kind === 'radio') await form.locator(`[name="${name}"][value="${value}"]`).check();
    else if (kind === 'select-one') await field.selectOption(value);
    else await field.fill(value);
  }
}

export const submit = (form: Locator): Promise<void> => form.locator('[type=submit]:visible').click();

/** Expects the receipt in the focus, and no English in it. */
export async function expectReceiptInLanguage(page: Page): Promise<void> {
  await expect(page.locator('.success-panel')).toBeFocused();
  await expectNoEnglish(page.locator('.success-panel, .toast'));
}

/** What people read in a part of a page that only scripts or the server fill. */
export async function expectNoEnglish(part: Locator): Promise<void> {
  const texts = await part.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { parentElement: parent, nodeValue } = walker.currentNode;
        if (!parent?.closest('[lang=en], script, style')) found.push(nodeValue ?? '');
      }
      return found;
    }),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => looksEnglish(text))).toEqual([]);
}
