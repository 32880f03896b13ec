import { site } from '#app/site.ts';

export { autoDeductible } from './calculators/auto-deductible.ts';
export { healthPlan } from './calculators/health-plan.ts';
export { homeContents } from './calculators/home-contents.ts';
export { lifeCover } from './calculators/life-cover.ts';

export const meta = {
  title: `Insurance calculators that show their working | ${site.name}`,
  description:
    'Work out life cover, home contents, two health plans with an HSA or a car deductible. Every line is shown, and nothing you type leaves your device.',
};

export const intro = {
  title: 'Calculators',
  text: [
    'Four sums we do with people at the counter, laid out so that you can do them alone at the kitchen table.',
    'Each one shows every line it adds, where its rule comes from and what it cannot know. Your numbers stay in this browser: nothing is sent, and nothing is kept when you close the page.',
  ],
  list: 'Pick a sum',
};

/** The words around every calculator. */
export const common = {
  example: 'The boxes start with example figures. Type your own over them.',
  answer: 'Answer',
  working: 'The working',
  source: 'Where the rule comes from',
  checked: 'Checked on',
  limits: 'What it leaves out',
  reset: 'Back to the example',
  noScript:
    'The calculators need scripts, and yours are off. Call or write to us, and we do your sum together.',
  notAdvice: 'An estimate to think with. It is not advice, an offer or a quote.',
};
