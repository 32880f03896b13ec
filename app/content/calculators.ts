import { site } from '#app/site.ts';

export { autoDeductible } from './calculators/auto-deductible.ts';
export { healthPlan } from './calculators/health-plan.ts';
export { homeContents } from './calculators/home-contents.ts';
export { lifeInsurance } from './calculators/life-insurance.ts';

export const meta = {
  title: `Insurance calculators that show the math | ${site.name}`,
  description:
    'How much life insurance you need, what your belongings cost to replace, which health plan costs less, and which car deductible to choose. Every line is shown.',
};

export const intro = {
  title: 'Calculators',
  text: [
    'Four calculations we do with customers in our offices, laid out so that you can do them at your kitchen table.',
    'Each one shows every line it adds, where its rule comes from and what it cannot know. Your numbers stay in this browser: nothing is sent, and nothing is saved when you close the page.',
  ],
  list: 'Pick a calculator',
};

/** The words around every calculator. */
export const common = {
  example: 'The boxes start with example figures. Type your own over them.',
  answer: 'Answer',
  working: 'The math',
  source: 'Where the rule comes from',
  checked: 'Checked on',
  limits: 'What it leaves out',
  reset: 'Back to the example',
  /** Instead of an answer. */
  incomplete: 'One of the boxes needs another number before there is an answer.',
  outside: (min: string, max: string) => `Enter a number from ${min} to ${max}.`,
  noScript:
    'The calculators need JavaScript, and it is turned off in your browser. Call or write, and we’ll do the math with you.',
  notAdvice: 'An estimate to think with. It is not advice, an offer or a quote.',
};
