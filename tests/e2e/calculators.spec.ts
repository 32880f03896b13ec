import type { Locator } from '@playwright/test';
import type { NumberField } from '#app/content/calculators/types.ts';
import { autoDeductible, common, healthPlan, homeContents, lifeInsurance } from '#app/content/calculators.ts';
import { rulesOfThumb } from '#app/content/facts.ts';
import { tracesIn, watchOutgoing } from '../support/forms.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { expect, test } from '../support/test.ts';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

async function fill<Name extends string>(
  within: Locator,
  fields: Record<Name, Pick<NumberField, 'label'>>,
  amounts: Record<Name, number>,
): Promise<void> {
  for (const name of Object.keys(amounts) as Name[])
    await within.getByLabel(fields[name].label, { exact: true }).fill(String(amounts[name]));
}

test('each calculator answers a hand-worked example, and nothing is sent', async ({ page }) => {
  await openHydrated(page, '/resources/calculators');
  const outgoing = watchOutgoing(page);
  const sectionOf = ({ title }: { title: string }) => page.getByRole('region', { name: title });

  // 10 × 50,000 + 20,000 − 70,000 = 450,000, and the same with another factor.
  const life = sectionOf(lifeInsurance);
  const { from, to } = rulesOfThumb.lifeInsuranceTimesIncome;
  await fill(life, lifeInsurance.fields, {
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

  // 1,000 − 500 = 500 more after a claim; 1,400 − 1,200 = 200 saved a year; 500 / 200 = 2.5 years.
  const auto = sectionOf(autoDeductible);
  await fill(auto, autoDeductible.fields, {
    lowerDeductible: 500,
    higherDeductible: 1000,
    premiumWithLower: 1400,
    premiumWithHigher: 1200,
  });
  await expect(auto.getByRole('status')).toHaveText(autoDeductible.answer.breaksEven({ years: '2.5 years' }));
  await auto.getByRole('button', { name: common.reset }).click();
  const { label, initial } = autoDeductible.fields.premiumWithLower;
  await expect(auto.getByLabel(label)).toHaveValue(initial.toLocaleString('en-US'));

  // 12,000 + 9,000 + 2 × 8,000 + 15,000 + 10,000 + 8,000 + 7,000 + 5,000 = 82,000.
  const home = sectionOf(homeContents);
  await fill(home, homeContents.fields, {
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

  // 12 × 500 + 1,000 + 20 % of 3,000 = 7,600; 12 × 400 + 3,000 + 20 % of 1,000 − 0 − 0 = 8,000.
  const health = sectionOf(healthPlan);
  await fill(health, healthPlan.fields, {
    expectedCosts: 4000,
    taxRate: 25,
    ownContribution: 0,
    employerContribution: 0,
  });
  await fill(health.getByRole('group', { name: healthPlan.plans.first }), healthPlan.planFields, {
    monthlyPremium: 500,
    deductible: 1000,
    coinsurance: 20,
    outOfPocketMax: 6000,
  });
  await fill(health.getByRole('group', { name: healthPlan.plans.second }), healthPlan.planFields, {
    monthlyPremium: 400,
    deductible: 3000,
    coinsurance: 20,
    outOfPocketMax: 7000,
  });
  await expect(health.getByRole('status')).toHaveText(healthPlan.answer.first({ difference: '$400' }));
  expect(outgoing).toEqual([]);
  expect(await tracesIn(page)).not.toContain('70000');
});

test('an amount shows its thousands, whether typed or pasted, and steps with the arrow keys', async ({
  page,
}) => {
  await openHydrated(page, '/resources/calculators');
  const { label, initial, step } = lifeInsurance.fields.yearlyIncome;
  const income = page.getByLabel(label);
  await expect(income).toHaveValue(initial.toLocaleString('en-US'));
  await income.fill('1234567');
  await expect(income).toHaveValue('1234567');
  await income.blur();
  await expect(income).toHaveValue('1,234,567');
  await income.fill(dollars(step + 1));
  await income.press('ArrowUp');
  await expect(income).toHaveValue((2 * step).toLocaleString('en-US'));
});

test('a box without a usable number says which it takes, and there is no answer until it has one', async ({
  page,
}) => {
  await openHydrated(page, '/resources/calculators');
  const life = page.getByRole('region', { name: lifeInsurance.title });
  const { label, max, initial } = lifeInsurance.fields.yearlyIncome;
  const income = life.getByLabel(label);
  const answered = (await life.getByRole('status').textContent()) ?? '';
  const expected = common.outside('0', max.toLocaleString('en-US'));
  for (const wrong of ['', 'abc', '-5', String(max + 1)]) {
    await income.fill(wrong);
    await expect(life.getByRole('status')).toHaveText(common.incomplete);
    await expect(income).toHaveAccessibleDescription(lifeInsurance.fields.yearlyIncome.hint);
    await income.blur();
    await expect(income).toHaveValue(wrong);
    await expect(income).toHaveAttribute('aria-invalid', 'true');
    await expect(income).toHaveAccessibleDescription(new RegExp(`${expected}$`));
  }
  await life.getByRole('button', { name: common.reset }).click();
  await expect(income).toHaveValue(initial.toLocaleString('en-US'));
  await expect(life.getByRole('status')).toHaveText(answered);
  const premium = page.getByLabel(autoDeductible.fields.premiumWithLower.label);
  await expect(premium).toHaveAccessibleDescription(/ a year$/);
});

test('on a phone the answer stays in sight and never covers the focused input', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openHydrated(page, '/resources/calculators');
  const answer = page.getByRole('status').first();
  const inputs = page.getByRole('region').first().getByRole('spinbutton');
  await inputs.first().focus();
  for (const input of await inputs.all()) {
    await expect(input).toBeFocused();
    await expect(answer).toBeInViewport();
    const covered = await input.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 10, bottom - 5) !== element;
    });
    expect(covered).toBe(false);
    await page.keyboard.press('Tab');
  }
});
