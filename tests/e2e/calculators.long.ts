import { calculators } from '#content/calculators.ts';
import { expectCalculatorWorks } from '../support/calculator-page.ts';
import { test } from '../support/test.ts';

for (const calculator of calculators)
  test(`${calculator.slug} shows thousands, keeps its answer in sight on a phone, and leads to a quote`, async ({
    page,
  }) => {
    await expectCalculatorWorks(page, calculator);
  });
