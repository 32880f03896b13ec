import { tracesIn, watchOutgoing } from '../support/forms.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { expect, test } from '../support/test.ts';

test('each calculator answers a hand-worked example, and nothing is sent', async ({ page }) => {
  await openHydrated(page, '/resources/calculators');
  const outgoing = watchOutgoing(page);
  const section = (name: string) => page.getByRole('region', { name });

  // 10 × 50,000 + 20,000 − 70,000 = 450,000 and 15 × 50,000 + 20,000 − 70,000 = 700,000.
  const life = section('How much life insurance do you need?');
  await life.getByLabel('Your annual income').fill('50000');
  await life.getByLabel('What you owe').fill('20000');
  await life.getByLabel('What you want paid for').fill('0');
  await life.getByLabel('Savings they could use').fill('70000');
  await life.getByLabel('Life insurance you already have').fill('');
  await expect(life.getByRole('status')).toHaveText('Between $450,000 and $700,000 of new coverage.');

  // 1,000 − 500 = 500 more after a claim; 1,400 − 1,200 = 200 saved a year; 500 / 200 = 2.5 years.
  const auto = section('Is the higher deductible worth it?');
  await auto.getByLabel('Premium with the lower one').fill('1400');
  await auto.getByLabel('Premium with the higher one').fill('1200');
  await expect(auto.getByRole('status')).toContainText('It takes 2.5 years');
  await auto.getByRole('button', { name: 'Back to the example' }).click();
  await expect(auto.getByLabel('Premium with the lower one')).toHaveValue('1,450');

  // 12,000 + 9,000 + 2 × 8,000 + 15,000 + 10,000 + 8,000 + 7,000 + 5,000 = 82,000.
  const home = section('What would it cost to replace your belongings?');
  await home.getByLabel('Bedrooms', { exact: true }).fill('2');
  await expect(home.getByRole('status')).toContainText('About $82,000 of contents.');

  // 12 × 500 + 1,000 + 20 % of 3,000 = 7,600; 12 × 400 + 3,000 + 20 % of 1,000 − 0 − 0 = 8,000.
  const health = section('Which health plan costs less over a year?');
  const first = health.getByRole('group', { name: 'Plan 1, without an HSA' });
  const second = health.getByRole('group', { name: 'Plan 2, with an HSA' });
  await first.getByLabel('Premium').fill('500');
  await second.getByLabel('Premium').fill('400');
  await health.getByLabel('Your own HSA money').fill('0');
  await health.getByLabel("Your employer's HSA money").fill('0');
  await expect(health.getByRole('status')).toHaveText('Plan 1 would cost you $400 less over the year.');
  expect(outgoing).toEqual([]);
  expect(await tracesIn(page)).not.toContain('70000');
});

test('an amount shows its thousands, whether typed or pasted, and steps with the arrow keys', async ({
  page,
}) => {
  await openHydrated(page, '/resources/calculators');
  const income = page.getByLabel('Your annual income');
  await expect(income).toHaveValue('80,000');
  await income.fill('1234567');
  await expect(income).toHaveValue('1234567');
  await income.blur();
  await expect(income).toHaveValue('1,234,567');
  await income.fill('$1,200');
  await income.press('ArrowUp');
  await expect(income).toHaveValue('2,000');
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
