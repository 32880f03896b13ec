import { keepExisting } from '#app/catalog/optional-pages.ts';
import { common } from '#content/calculators/common.ts';
import { calculators, intro, linkToCalculator } from '#content/calculators.ts';
import { header } from '#content/shell.ts';
import { expectCalculatorWorks, firstField, openCalculator, shown } from '../support/calculator-page.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

test.describe('the overview', () => {
  test.use({ expectedComplaints: calculators.length > 0 ? [] : [/404/] });

  test('and the menu are there while there are calculators, also none', async ({ page }) => {
    const response = await page.goto(intro.path);
    expect(response?.status()).toBe(calculators.length > 0 ? 200 : 404);
    await expect(page.locator('[data-calculator]')).toHaveCount(calculators.length);
    const inMenu = keepExisting(header.resources.links).filter(({ href }) => href === intro.path);
    expect(inMenu).toHaveLength(calculators.length > 0 ? 1 : 0);
  });
});

test('the addresses of the page that had all calculators lead to each', async ({ page }) => {
  for (const calculator of calculators) {
    await page.goto(`${intro.path}#${calculator.slug}`);
    await expect(page).toHaveURL(linkToCalculator(calculator));
  }
});

// The box and the frame are the same in each: calculators.long.ts looks at all.
test('a calculator shows thousands, keeps its answer in sight on a phone, and leads to a quote', async ({
  page,
}) => {
  const [calculator] = calculators;
  if (!calculator) return test.skip(true, 'no calculators');
  await expectCalculatorWorks(page, calculator);
});

test('a box without a usable number says what to enter, and there is no answer until it has one', async ({
  page,
}) => {
  const [calculator] = calculators;
  if (!calculator) return test.skip(true, 'no calculators');
  const main = await openCalculator(page, calculator);
  const { label, hint, after, min, max, initial } = firstField(calculator);
  const box = main.getByLabel(label, { exact: true });
  const answered = (await main.getByRole('status').textContent()) ?? '';
  const described = (...sentences: string[]) => [hint, after, ...sentences].filter(Boolean).join(' ');
  for (const [wrong, sentence] of [
    ['abc', common.wrong.notANumber(shown(initial))],
    [String(min - 5), common.wrong.tooLow(shown(min))],
    [String(max + 1), common.wrong.tooHigh(shown(max))],
  ] as const) {
    await box.fill(wrong);
    await expect(main.getByRole('status')).toHaveText(common.incomplete);
    await expect(main.getByText(sentence)).toBeVisible();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(described(sentence));
    await box.blur();
    await expect(box).toHaveValue(wrong);
  }
  await expectAccessible(page);
  await test.step('an emptied box says so once the visitor has left it', async () => {
    await box.fill('');
    await expect(box).toHaveAccessibleDescription(described());
    await box.blur();
    await expect(box).toHaveAccessibleDescription(described(common.wrong.empty(shown(min))));
  });
  await main.getByRole('button', { name: common.reset }).click();
  await expect(box).toHaveValue(shown(initial));
  await expect(main.getByRole('status')).toHaveText(answered);
});
