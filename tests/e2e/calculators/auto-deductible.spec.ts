import { autoDeductible } from '#content/calculators/auto-deductible.ts';
import { common } from '#content/calculators/common.ts';
import { fillFigures, openCalculator } from '../../support/calculator-page.ts';
import { expect, test } from '../../support/test.ts';

test('the deductible calculator answers a hand-worked example, and goes back to it', async ({ page }) => {
  // 1,000 − 500 = 500 more after a claim; 1,400 − 1,200 = 200 saved a year; 500 / 200 = 2.5 years.
  const auto = await openCalculator(page, autoDeductible);
  await fillFigures(auto, autoDeductible.fields, {
    lowerDeductible: 500,
    higherDeductible: 1000,
    premiumWithLower: 1400,
    premiumWithHigher: 1200,
  });
  await expect(auto.getByRole('status')).toHaveText(autoDeductible.answer.breaksEven({ years: '2.5 years' }));
  await auto.getByRole('button', { name: common.reset }).click();
  const { label, initial } = autoDeductible.fields.premiumWithLower;
  await expect(auto.getByLabel(label)).toHaveValue(initial.toLocaleString('en-US'));
  await expect(auto.getByLabel(label)).toHaveAccessibleDescription(/ a year$/);
});
