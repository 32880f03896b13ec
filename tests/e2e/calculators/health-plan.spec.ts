import { healthPlan } from '#content/calculators/health-plan.ts';
import { fillFigures, openCalculator } from '../../support/calculator-page.ts';
import { expect, test } from '../../support/test.ts';

test('the health plan calculator answers a hand-worked example', async ({ page }) => {
  // 12 × 500 + 1,000 + 20 % of 3,000 = 7,600; 12 × 400 + 3,000 + 20 % of 1,000 − 0 − 0 = 8,000.
  const health = await openCalculator(page, healthPlan);
  await fillFigures(health, healthPlan.fields, {
    expectedCosts: 4000,
    taxRate: 25,
    ownContribution: 0,
    employerContribution: 0,
  });
  await fillFigures(health.getByRole('group', { name: healthPlan.plans.first }), healthPlan.planFields, {
    monthlyPremium: 500,
    deductible: 1000,
    coinsurance: 20,
    outOfPocketMax: 6000,
  });
  await fillFigures(health.getByRole('group', { name: healthPlan.plans.second }), healthPlan.planFields, {
    monthlyPremium: 400,
    deductible: 3000,
    coinsurance: 20,
    outOfPocketMax: 7000,
  });
  await expect(health.getByRole('status')).toHaveText(healthPlan.answer.first({ difference: '$400' }));
});
