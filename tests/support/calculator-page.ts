import type { Locator, Page } from '@playwright/test';
import type { NumberField } from '#app/shape/calculator.ts';
import { linkToCalculator } from '#content/calculators.ts';
import { openHydrated } from './open-hydrated.ts';

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
