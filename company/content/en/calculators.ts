import type { CalculatorWords } from '#company/shape/calculator.ts';
import { autoDeductible } from './calculators/auto-deductible.ts';
import { calculatorsPath as path } from './calculators/common.ts';
import { healthPlan } from './calculators/health-plan.ts';
import { homeContents } from './calculators/home-contents.ts';
import { lifeInsurance } from './calculators/life-insurance.ts';
import { capitalize, numberWord } from './phrases/numbers.ts';
import { offices } from './phrases/offices.ts';
import { site } from './site.ts';

/** In the order of the overview. May be empty: then no page and no menu speaks of calculators. */
export const calculators: readonly CalculatorWords[] = [
  lifeInsurance,
  homeContents,
  healthPlan,
  autoDeductible,
];
export const linkToCalculator = ({ slug }: Pick<CalculatorWords, 'slug'>) => `${path}/${slug}`;

const isOne = calculators.length === 1;
/** As many as a search engine shows. */
const asked = calculators.slice(0, 4).map(({ answers }) => answers);
const questions =
  asked.length > 2 ? `${asked.slice(0, -1).join(', ')}, and ${asked.at(-1)}` : asked.join(' and ');

export const meta = {
  title: `Insurance calculators that show the math | ${site.name}`,
  description: `${capitalize(questions)}. Every line is shown.`,
};

export const intro = {
  title: 'Calculators',
  text: [
    isOne
      ? `A calculation we do with customers in ${offices.ours}, laid out so that you can do it at your kitchen table.`
      : `${capitalize(numberWord(calculators.length))} calculations we do with customers in ${offices.ours}, laid out so that you can do them at your kitchen table.`,
    `${isOne ? 'It' : 'Each one'} shows every line it adds, where its rule comes from and what it cannot know. Your numbers stay in this browser: nothing is sent, and nothing is saved when you close the page.`,
  ],
  path,
  open: 'Open the calculator',
};
