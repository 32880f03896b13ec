import type { CalculatorWords, NumberField } from '#company/shape/calculator.ts';

const deductible = { before: '$', min: 0, max: 25_000, step: 50 } as const;
const premium = { before: '$', after: 'a year', min: 0, max: 50_000, step: 10 } as const;

export const autoDeductible = {
  slug: 'auto-deductible',
  service: 'auto',
  panel: 'auto',
  title: 'Is the higher deductible worth it?',
  answers: 'which car deductible to choose',
  short: 'Car deductible',
  purpose:
    'A higher deductible lowers your premium and raises your bill after a crash. This shows how many claim-free years it takes for the one to pay for the other.',
  fields: {
    lowerDeductible: {
      ...deductible,
      label: 'Lower deductible',
      hint: 'Often the one you have today.',
      initial: 500,
    },
    higherDeductible: {
      ...deductible,
      label: 'Higher deductible',
      hint: 'The one you are thinking about.',
      initial: 1_000,
    },
    premiumWithLower: {
      ...premium,
      label: 'Premium with the lower one',
      hint: 'For the whole policy, for twelve months. Double a six-month bill.',
      initial: 1_450,
    },
    premiumWithHigher: {
      ...premium,
      label: 'Premium with the higher one',
      hint: 'Same car, same drivers, same limits: only the deductible differs.',
      initial: 1_270,
    },
  } satisfies Record<string, NumberField>,
  answer: {
    empty: () => 'Enter both deductibles and both premiums.',
    breaksEven: ({ years }: Figures) =>
      `It takes ${years} without a claim for the saved premium to pay for the larger deductible. If you expect to go longer than that, the higher one is ahead.`,
    never: () =>
      'The higher deductible saves you nothing here, so it does not pay for itself. Check that both premiums are for the same coverage.',
    check: () => 'The higher deductible should be the larger number. Swap the two, or check the quotes.',
  },
  working: {
    higherDeductible: 'Higher deductible',
    lowerDeductible: 'Minus lower deductible',
    extra: 'More to pay after one claim',
    premiumWithLower: 'Premium with the lower deductible',
    premiumWithHigher: 'Minus premium with the higher',
    saved: 'Saved each year',
    divide: 'The first total divided by the second gives the years.',
  },
  source: {
    text: 'Plain division, no outside figure. The quality of the answer is the quality of your two quotes: get both on the same day.',
    facts: [],
  },
  limits: [
    'It looks at one claim. Two crashes in a year mean two deductibles.',
    'Small damage may not be worth a claim at all under a higher deductible. The calculation does not include that cost.',
    'A lender or leasing company may set the highest deductible you are allowed.',
    'A deductible you could not pay tomorrow is too high, whatever the arithmetic says.',
  ],
  quote: 'Want your own two prices, on the same day?',
  next: {
    text: 'How a deductible is applied, and the cases people get wrong.',
    label: 'Reading a deductible',
    href: '/blog/reading-a-deductible',
  },
} satisfies CalculatorWords & Record<string, unknown>;

type Figures = { years: string };
