export const calculatorsPath = '/resources/calculators';

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
  /** At a box. */
  wrong: {
    empty: (min: string) => `Enter a number. If there is nothing to count, enter ${min}.`,
    notANumber: (example: string) => `Enter a number in digits, such as ${example}.`,
    tooLow: (min: string) => `Enter ${min} or more.`,
    tooHigh: (max: string) => `Enter ${max} or less.`,
  },
  /** `shown` is the number as it is written, with a tenth where there is one. */
  years: (years: number, shown: string) => (years === 1 ? `${shown} year` : `${shown} years`),
  quote: 'Get a Quote',
  all: { label: 'All calculators', href: calculatorsPath },
  noScript: 'This calculator needs JavaScript. Call or write, and we’ll do the math with you.',
  notAdvice: 'An estimate to think with. It is not advice, an offer or a quote.',
};
