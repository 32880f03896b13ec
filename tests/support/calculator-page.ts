import { type Locator, type Page, test } from '@playwright/test';
import { quotedService } from '#app/catalog/services.ts';
import type { CalculatorWords, NumberField } from '#company/shape/calculator.ts';
import { quoteHref } from '#company/shape/contact-links.ts';
import { common } from '#content/calculators/common.ts';
import { linkToCalculator } from '#content/calculators.ts';
import { openHydrated } from './open-hydrated.ts';
import { expect } from './test.ts';

export const firstField = ({ fields }: CalculatorWords) => Object.values(fields)[0] as NumberField;
export const shown = (amount: number) => amount.toLocaleString('en-US');

/** Opens a calculator, ready for typing. */
export async function openCalculator(page: Page, words: { slug: string }): Promise<Locator> {
  await openHydrated(page, linkToCalculator(words));
  return page.getByRole('main');
}

/**
 * Not every company has a calculator.
 * @public
 */
export async function fillFigures<Name extends string>(
  within: Locator,
  fields: Record<Name, Pick<NumberField, 'label'>>,
  amounts: Record<Name, number>,
): Promise<void> {
  for (const name of Object.keys(amounts) as Name[])
    await within.getByLabel(fields[name].label, { exact: true }).fill(String(amounts[name]));
}

/** What every calculator does alike. */
export async function expectCalculatorWorks(page: Page, calculator: CalculatorWords): Promise<void> {
  await page.setViewportSize({ width: 390, height: 700 });
  const main = await openCalculator(page, calculator);
  await test.step('the answer stays in sight and never covers the focused input', async () => {
    const answer = main.getByRole('status');
    for (const input of await main.getByRole('spinbutton').all()) {
      await input.focus();
      await expect(answer).toBeInViewport();
      const covered = await input.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 10, bottom - 5) !== element;
      });
      expect(covered).toBe(false);
    }
  });
  await test.step('an amount shows its thousands, whether typed or pasted, and steps with the arrow keys', async () => {
    const { label, initial, step, min, max } = firstField(calculator);
    const box = main.getByLabel(label, { exact: true });
    await expect(box).toHaveValue(shown(initial));
    await box.fill(String(max));
    await expect(box).toHaveValue(String(max));
    await box.blur();
    await expect(box).toHaveValue(shown(max));
    await box.fill(`$${shown(min + step)}`);
    await box.press('ArrowUp');
    await expect(box).toHaveValue(shown(min + 2 * step));
  });
  const quote = main.getByRole('link', { name: common.quote });
  await expect(quote).toHaveAttribute('href', quoteHref(quotedService(calculator)));
  await test.step('on paper a label stays with its box', async () => {
    await page.emulateMedia({ media: 'print' });
    const breaks = await page
      .locator('.calculator-field')
      .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).breakInside));
    expect(breaks.length).toBe(await main.locator('[role=spinbutton]').count());
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  });
}
