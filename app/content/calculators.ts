import { site } from '#app/site.ts';
import type { CalculatorWords } from '#app/words/calculator.ts';
import { capitalize, numberWord } from '#app/words/number-words.ts';
import { offices } from '#app/words/office-words.ts';
import { autoDeductible } from './calculators/auto-deductible.ts';
import { calculatorsPath as path } from './calculators/common.ts';
import { healthPlan } from './calculators/health-plan.ts';
import { homeContents } from './calculators/home-contents.ts';
import { lifeInsurance } from './calculators/life-insurance.ts';

/** In the order of the overview. */
export const calculators: readonly CalculatorWords[] = [
  lifeInsurance,
  homeContents,
  healthPlan,
  autoDeductible,
];
export const linkToCalculator = ({ slug }: Pick<CalculatorWords, 'slug'>) => `${path}/${slug}`;

export const meta = {
  title: `Insurance calculators that show the math | ${site.name}`,
  description:
    'How much life insurance you need, what your belongings cost to replace, which health plan costs less, and which car deductible to choose. Every line is shown.',
};

export const intro = {
  title: 'Calculators',
  text: [
    `${capitalize(numberWord(calculators.length))} calculations we do with customers in ${offices.ours}, laid out so that you can do them at your kitchen table.`,
    'Each one shows every line it adds, where its rule comes from and what it cannot know. Your numbers stay in this browser: nothing is sent, and nothing is saved when you close the page.',
  ],
  path,
  open: 'Open the calculator',
};
