import { expectEmptyFormAnswered } from '../support/empty-form.ts';
import { test } from '../support/test.ts';

test.use({ expectedComplaints: [/Failed to load resource|preload|status of 422/i] });

test('every form that is posted empty before its scripts have loaded is answered', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const address of ['/contact', '/claims/status', '/careers/apply', '/verification'])
    await test.step(address, () => expectEmptyFormAnswered(page, address));
});
