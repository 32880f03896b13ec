import { type Page, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { makePdf } from './make-pdf.ts';
import { records, signInAs } from './staff-page.ts';
import { expect } from './test.ts';
import { widthBeyondTheScreen } from './width-beyond-the-screen.ts';

/** Opens every screen of the staff: each has to fit, and to be accessible if it is one of `looked`. */
export async function expectScreens(page: Page, looked?: string[]): Promise<void> {
  await page.goto('/staff');
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await expectAccessible(page);
  const { application, claim, message, verification } = records();
  await signInAs(page, 'owner');
  for (const [screen, id = ''] of [
    [''],
    ['/records/message', `/${await message()}`],
    ['/records/verification', `/${await verification()}`],
    ['/records/claim', `/${await claim()}`],
    ['/persons'],
    ['/overview'],
    ['/website'],
    ['/website/items/notice'],
    ['/website/items/opening'],
    ['/website/publish'],
    ['/website/releases'],
    ['/team'],
    ['/audit'],
    ['/settings'],
    ['/account'],
  ] as const)
    await test.step(screen, async () => {
      await page.goto(`/staff${screen}${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
      if (!looked || looked.includes(screen)) await expectAccessible(page);
      else expect(await widthBeyondTheScreen(page)).toBeLessThanOrEqual(0);
    });
  await page.goto(`/staff/records/application/${await application({ bytes: makePdf(), extension: 'pdf' })}`);
  await page.getByRole('button', { name: 'Show Resume' }).click();
  await expect(page.getByText('1 page')).toBeVisible();
  await expectAccessible(page);
}
