import { homeContents } from '#content/calculators/home-contents.ts';
import { fillFigures, openCalculator } from '../../support/calculator-page.ts';
import { expect, test } from '../../support/test.ts';

test('the contents calculator answers a hand-worked example', async ({ page }) => {
  // 12,000 + 9,000 + 2 × 8,000 + 15,000 + 10,000 + 8,000 + 7,000 + 5,000 = 82,000.
  const home = await openCalculator(page, homeContents);
  await fillFigures(home, homeContents.fields, {
    livingRoom: 12_000,
    kitchen: 9000,
    bedrooms: 2,
    perBedroom: 8000,
    clothing: 15_000,
    electronics: 10_000,
    hobbies: 8000,
    valuables: 7000,
    elsewhere: 5000,
    dwellingLimit: 0,
  });
  await expect(home.getByRole('status')).toHaveText(
    homeContents.answer.noDwelling({ total: '$82,000', low: '', high: '' }),
  );
});
