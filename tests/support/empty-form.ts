import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { errorSummary } from './forms.ts';
import { expect } from './test.ts';

/** Posts an empty form, and expects an answer that is accessible, fits a narrow screen, and can be posted without scripts. */
export async function expectEmptyFormAnswered(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  const form = page.getByRole('main').locator('form');
  const submit = form.locator('[type=submit]:visible');
  await submit.click();
  await expect(errorSummary(form)).toBeFocused();
  await expectAccessible(page, ['main']);
  // Nothing here waits for a script.
  await expect(form.locator('.needs-scripts:visible')).toHaveCount(0);
  await submit.click();
  await expect(errorSummary(form)).toBeFocused();
}
