import { expectScreens } from '../support/staff-screens.ts';
import { test } from '../support/test.ts';

test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

test('every screen of the staff is accessible by night', ({ page }) => expectScreens(page));
