import { expectAccessible } from '../support/expect-accessible.ts';
import { makePdf } from '../support/make-pdf.ts';
import { records, signInAs } from '../support/staff-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

test('every screen of the staff is accessible by night, and fits a phone', async ({ page }) => {
  await page.goto('/staff');
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await expectAccessible(page);
  const { application, claim, message, verification } = records();
  const resume = { bytes: makePdf(), extension: 'pdf' } as const;
  await signInAs(page, 'owner');
  for (const screen of [
    '',
    `/records/message/${await message()}`,
    `/records/verification/${await verification()}`,
    `/records/claim/${await claim()}`,
    '/persons',
    '/overview',
    '/website',
    '/website/items/notice',
    '/website/items/opening',
    '/website/publish',
    '/website/releases',
    '/team',
    '/audit',
    '/settings',
    '/account',
  ])
    await test.step(screen, async () => {
      await page.goto(`/staff${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
      await expectAccessible(page);
    });
  await page.goto(`/staff/records/application/${await application(resume)}`);
  await page.getByRole('button', { name: 'Show Resume' }).click();
  await expect(page.getByText('1 page')).toBeVisible();
  await expectAccessible(page);
});
