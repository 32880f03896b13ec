import type { Locator, Page } from '@playwright/test';
import { autoDeductible } from '#app/content/calculators/auto-deductible.ts';
import { common } from '#app/content/calculators/common.ts';
import { healthPlan } from '#app/content/calculators/health-plan.ts';
import { homeContents } from '#app/content/calculators/home-contents.ts';
import { lifeInsurance } from '#app/content/calculators/life-insurance.ts';
import { calculators, intro, linkToCalculator } from '#app/content/calculators.ts';
import { rulesOfThumb } from '#app/content/facts.ts';
import type { NumberField } from '#app/words/calculator.ts';
import { quoteHref } from '#app/words/contact-links.ts';
import { services } from '#app/words/services.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
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

/** Opens a calculator and returns its island. */
async function open(page: Page, words: { slug: string }): Promise<Locator> {
  await openHydrated(page, linkToCalculator(words));
  return page.getByRole('main');
}

test('the life insurance calculator answers a hand-worked example, and nothing is sent', async ({ page }) => {
  // 10 × 50,000 + 20,000 − 70,000 = 450,000, and the same with another factor.
  const life = await open(page, lifeInsurance);
  const outgoing = watchOutgoing(page);
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
  expect(outgoing).toEqual([]);
  expect(await tracesIn(page)).not.toContain('70000');
});

test('the deductible calculator answers a hand-worked example, and goes back to it', async ({ page }) => {
  // 1,000 − 500 = 500 more after a claim; 1,400 − 1,200 = 200 saved a year; 500 / 200 = 2.5 years.
  const auto = await open(page, autoDeductible);
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
  await expect(auto.getByLabel(label)).toHaveAccessibleDescription(/ a year$/);
});

test('the contents calculator answers a hand-worked example', async ({ page }) => {
  // 12,000 + 9,000 + 2 × 8,000 + 15,000 + 10,000 + 8,000 + 7,000 + 5,000 = 82,000.
  const home = await open(page, homeContents);
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
});

test('the health plan calculator answers a hand-worked example', async ({ page }) => {
  // 12 × 500 + 1,000 + 20 % of 3,000 = 7,600; 12 × 400 + 3,000 + 20 % of 1,000 − 0 − 0 = 8,000.
  const health = await open(page, healthPlan);
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
});

test('an address of the page that had all calculators leads to the right one', async ({ page }) => {
  for (const calculator of calculators) {
    await page.goto(`${intro.path}#${calculator.slug}`);
    await expect(page).toHaveURL(linkToCalculator(calculator));
    await page.goto('about:blank');
  }
});

test('each calculator leads to a quote for its service, and the amount is filled in there', async ({
  page,
}) => {
  for (const calculator of calculators) {
    const main = await open(page, calculator);
    await expect(main.getByRole('link', { name: common.quote })).toHaveAttribute(
      'href',
      quoteHref(calculator.service),
    );
  }
  const service = services.find(({ slug }) => slug === lifeInsurance.service);
  const amount = service?.quoteQuestions?.questions.find(({ name }) => name === 'lifeAmount');
  if (!amount) return;
  const life = await open(page, lifeInsurance);
  const times = rulesOfThumb.lifeInsuranceTimesIncome.from;
  await fill(life, lifeInsurance.fields, {
    yearlyIncome: 50_000,
    debts: 0,
    goals: 0,
    savings: 0,
    existingInsurance: 0,
  });
  await life.getByRole('link', { name: common.quote }).click();
  await expect(page.getByLabel(amount.label)).toHaveValue(String(50_000 * times));
  expect(page.url()).not.toContain(String(50_000 * times));
});

test('an amount shows its thousands, whether typed or pasted, and steps with the arrow keys', async ({
  page,
}) => {
  await open(page, lifeInsurance);
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

test('a box without a usable number says what to enter, and there is no answer until it has one', async ({
  page,
}) => {
  const life = await open(page, lifeInsurance);
  const { label, hint, max, initial } = lifeInsurance.fields.yearlyIncome;
  const income = life.getByLabel(label);
  const answered = (await life.getByRole('status').textContent()) ?? '';
  const shown = (amount: number) => amount.toLocaleString('en-US');
  for (const [wrong, sentence] of [
    ['abc', common.wrong.notANumber(shown(initial))],
    ['-5', common.wrong.tooLow('0')],
    [String(max + 1), common.wrong.tooHigh(shown(max))],
  ] as const) {
    await income.fill(wrong);
    await expect(life.getByRole('status')).toHaveText(common.incomplete);
    await expect(life.getByText(sentence)).toBeVisible();
    await expect(income).toHaveAttribute('aria-invalid', 'true');
    await expect(income).toHaveAccessibleDescription(`${hint} ${sentence}`);
    await income.blur();
    await expect(income).toHaveValue(wrong);
  }
  await expectAccessible(page);
  await test.step('an emptied box says so once the visitor has left it', async () => {
    await income.fill('');
    await expect(income).toHaveAccessibleDescription(hint);
    await income.blur();
    await expect(income).toHaveAccessibleDescription(`${hint} ${common.wrong.empty('0')}`);
  });
  await life.getByRole('button', { name: common.reset }).click();
  await expect(income).toHaveValue(initial.toLocaleString('en-US'));
  await expect(life.getByRole('status')).toHaveText(answered);
});

test('on paper a label stays with its box', async ({ page }) => {
  await open(page, homeContents);
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('.calculator-field')
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).breakInside));
  expect(breaks.length).toBe(Object.keys(homeContents.fields).length);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

test('on a phone the answer stays in sight and never covers the focused input', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const main = await open(page, lifeInsurance);
  const answer = main.getByRole('status');
  const inputs = main.getByRole('spinbutton');
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
