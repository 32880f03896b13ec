import { services } from '#app/catalog/services.ts';
import { common } from '#content/calculators/common.ts';
import { lifeInsurance } from '#content/calculators/life-insurance.ts';
import { rulesOfThumb } from '#content/facts.ts';
import { fillFigures, openCalculator } from '../../support/calculator-page.ts';
import { tracesIn, watchOutgoing } from '../../support/forms.ts';
import { expect, test } from '../../support/test.ts';

const { from, to } = rulesOfThumb.lifeInsuranceTimesIncome;
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

test('the life insurance calculator answers a hand-worked example, and nothing is sent', async ({ page }) => {
  // 10 × 50,000 + 20,000 − 70,000 = 450,000, and the same with another factor.
  const life = await openCalculator(page, lifeInsurance);
  const outgoing = watchOutgoing(page);
  await fillFigures(life, lifeInsurance.fields, {
    yearlyIncome: 50_000,
    debts: 20_000,
    goals: 0,
    savings: 70_000,
    existingInsurance: 0,
  });
  const [low, high] = [from, to].map((times) => dollars(times * 50_000 + 20_000 - 70_000));
  await expect(life.getByRole('status')).toHaveText(
    lifeInsurance.answer.range({ low: String(low), high: String(high) }),
  );
  expect(outgoing).toEqual([]);
  expect(await tracesIn(page)).not.toContain('70000');
});

test('the amount is filled in where the quote asks for one', async ({ page }) => {
  const service = services.find(({ slug }) => slug === lifeInsurance.service);
  const amount = service?.quoteQuestions?.questions.find(({ name }) => name === 'lifeAmount');
  if (!amount) return test.skip(true, 'no quote asks for the amount of life insurance');
  const life = await openCalculator(page, lifeInsurance);
  await fillFigures(life, lifeInsurance.fields, {
    yearlyIncome: 50_000,
    debts: 0,
    goals: 0,
    savings: 0,
    existingInsurance: 0,
  });
  await life.getByRole('link', { name: common.quote }).click();
  await expect(page.getByLabel(amount.label)).toHaveValue(String(50_000 * from));
  expect(page.url()).not.toContain(String(50_000 * from));
});
