import { expectScreens } from '../support/staff-screens.ts';
import { test } from '../support/test.ts';

test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

// staff-screens.long.ts looks at all of them. By day the other tests of the staff do.
test('every screen of the staff fits a phone, and some are accessible by night', async ({ page }) => {
  await expectScreens(page, ['', '/audit', '/settings', '/account']);
});
