import type { CalculatorWords, NumberField } from '#company/shape/calculator.ts';
import type { Fact } from '#company/shape/types.ts';
import { facts } from '../facts.ts';
import { capitalize } from '../phrases/numbers.ts';

const money = { before: '$', min: 0, step: 50 } as const;
const yearly = { ...money, after: 'a year' } as const;

export const healthPlan = {
  slug: 'health-plan',
  service: 'health',
  panel: 'health',
  title: 'Which health plan costs less over a year?',
  answers: 'which health plan costs less',
  short: 'Health plans and HSA',
  purpose:
    'The plan with the lower premium can be the more expensive one. Enter both plans and the care you expect, and see what the whole year would cost you.',
  choices: {
    year: { label: 'Plan year', options: { '2026': '2026', '2027': '2027' }, initial: '2027' },
    coverage: { label: 'Who is covered', options: { self: 'Only me', family: 'My family' }, initial: 'self' },
    catchUp: { label: 'I am 55 or older', hint: 'The HSA limit is higher for you.', initial: false },
  },
  fields: {
    expectedCosts: {
      ...yearly,
      label: 'Care you expect',
      hint: 'What doctors, tests and prescriptions would cost before the plan pays. Last year\'s statements show it as "allowed amount."',
      initial: 4_000,
      max: 2_000_000,
    },
    taxRate: {
      label: 'Your tax rate',
      hint: 'The rate on your last dollar of pay, federal plus state and city. Check your last return or ask your payroll department.',
      after: '%',
      initial: 25,
      min: 0,
      max: 60,
      step: 1,
    },
    ownContribution: {
      ...yearly,
      label: 'Your own HSA money',
      hint: 'What you would put into the account.',
      initial: 2_000,
      max: 20_000,
    },
    employerContribution: {
      ...yearly,
      label: "Your employer's HSA money",
      hint: 'It counts toward the same yearly limit. Enter 0 if there is none.',
      initial: 500,
      max: 20_000,
    },
  } satisfies Record<string, NumberField>,
  plans: { first: 'Plan 1, without an HSA', second: 'Plan 2, with an HSA' },
  planFields: {
    monthlyPremium: {
      ...money,
      label: 'Premium',
      hint: 'Your own part, after any employer share or subsidy.',
      after: 'a month',
      initial: { first: 620, second: 450 },
      max: 20_000,
      step: 5,
    },
    deductible: {
      ...yearly,
      label: 'Deductible',
      hint: 'What you pay first.',
      initial: { first: 1_000, second: 3_000 },
      max: 50_000,
    },
    coinsurance: {
      label: 'Your share after it',
      hint: 'If the plan pays 80%, yours is 20.',
      after: '%',
      initial: { first: 20, second: 20 },
      min: 0,
      max: 100,
      step: 5,
    },
    outOfPocketMax: {
      ...yearly,
      label: 'Out-of-pocket maximum',
      hint: 'The ceiling on your share of covered care. Enter 0 if you cannot find it, and no cap is applied.',
      initial: { first: 6_000, second: 7_000 },
      max: 100_000,
    },
  } satisfies Record<string, Omit<NumberField, 'initial'> & { initial: { first: number; second: number } }>,
  answer: {
    empty: () => 'Enter the premiums and the care you expect, and the two years appear side by side.',
    first: ({ difference }: Figures) => `Plan 1 would cost you ${difference} less over the year.`,
    second: ({ difference }: Figures) => `Plan 2 would cost you ${difference} less over the year.`,
    same: () => 'To the dollar, both plans would cost you the same. Choose by the doctors.',
  },
  notes: {
    contributionCut: (limit: string) =>
      `You can put ${limit} into an HSA for this year, your employer's part included. The calculation stops there.`,
    deductibleTooLow: (least: string) =>
      `An HSA plan for this year normally has a deductible of at least ${least}. Unless it is a bronze or catastrophic plan, ask whether Plan 2 really allows an HSA.`,
    outOfPocketTooHigh: (most: string) =>
      `An HSA plan for this year normally caps your costs at ${most} or less. Bronze and catastrophic plans you buy yourself qualify anyway: ask before you open an account.`,
  },
  working: {
    premiums: 'Premiums, twelve months',
    deductible: 'Care paid under the deductible',
    coinsurance: 'Your share of the rest',
    cap: 'Minus what goes over the out-of-pocket maximum',
    employer: "Minus your employer's HSA money",
    tax: (rate: number) => `Minus tax saved on your HSA money, at ${rate}%`,
    total: 'Total for the year',
  },
  source: {
    text: 'The HSA limits are set each year by the Internal Revenue Service. Everything else is arithmetic on the numbers you typed.',
    facts: [
      limitsOf(2026, facts.hsaContribution2026, facts.hsaDeductible2026, facts.hsaOutOfPocket2026),
      limitsOf(2027, facts.hsaContribution2027, facts.hsaDeductible2027, facts.hsaOutOfPocket2027),
      { text: `In either year, put in ${facts.hsaCatchUp.value}.`, from: facts.hsaCatchUp },
      { text: `${capitalize(facts.hsaOtherPlans.value)}.`, from: facts.hsaOtherPlans },
    ],
  },
  limits: [
    'Copays are not included. If a plan charges a flat $30 a visit, add that to the care you expect.',
    'Care outside the network can cost more and may not count toward the maximum.',
    'A family plan may have a deductible for each person. The calculation treats the family as one.',
    'Your own HSA money is not counted as a cost: what you do not spend stays yours. Only the tax it saves is counted.',
    'Payroll contributions may also save Social Security and Medicare tax. That is left out.',
    'No one knows next year. Run it once for a healthy year and once for a bad one.',
  ],
  quote: 'Want to see the plans you can choose from?',
  next: {
    text: 'More on choosing in the enrollment window.',
    label: 'Open enrollment, step by step',
    href: '/resources/guides/open-enrollment',
  },
} satisfies CalculatorWords & Record<string, unknown>;

type Figures = { difference: string };

/** One source gives all three limits of a year. */
function limitsOf(year: number, contribution: Fact, deductible: Fact, outOfPocket: Fact) {
  return {
    text: `For ${year}, put in up to ${contribution.value}. A plan normally needs a deductible of ${deductible.value}, and an out-of-pocket maximum of ${outOfPocket.value}.`,
    from: contribution,
  };
}
