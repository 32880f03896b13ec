import type { CalculatorWords, NumberField } from '#company/shape/calculator.ts';
import { rulesOfThumb } from '../facts.ts';

const { from, to } = rulesOfThumb.lifeInsuranceTimesIncome;
const money = { before: '$', min: 0, step: 1_000 } as const;

export const lifeInsurance = {
  slug: 'life-insurance',
  service: 'life',
  panel: 'life',
  title: 'How much life insurance do you need?',
  answers: 'how much life insurance you need',
  short: 'Life insurance',
  purpose:
    'For anyone whose pay someone else depends on. You get a low and a high figure, because an honest answer here is a range.',
  fields: {
    yearlyIncome: {
      ...money,
      label: 'Your annual income',
      hint: 'Before tax. Someone who keeps the household running unpaid can enter what it would cost to hire that work out.',
      initial: 80_000,
      max: 2_000_000,
    },
    debts: {
      ...money,
      label: 'What you owe',
      hint: 'Mortgage, car, student loans, cards: the amounts left to pay today.',
      initial: 30_000,
      max: 5_000_000,
    },
    goals: {
      ...money,
      label: 'What you want paid for',
      hint: 'A funeral, a degree, a year off for your partner. Leave 0 if there is nothing in particular.',
      initial: 50_000,
      max: 5_000_000,
    },
    savings: {
      ...money,
      label: 'Savings they could use',
      hint: 'Money they could reach within a few months. Count retirement accounts only if you would want them spent.',
      initial: 40_000,
      max: 10_000_000,
    },
    existingInsurance: {
      ...money,
      label: 'Life insurance you already have',
      hint: 'Other policies, and insurance through work, which usually ends with the job.',
      initial: 100_000,
      max: 10_000_000,
    },
  } satisfies Record<string, NumberField>,
  answer: {
    empty: () => 'Enter an income, a debt or a goal, and the range appears here.',
    range: ({ low, high }: Range) => `Between ${low} and ${high} of new coverage.`,
    single: ({ low }: Range) =>
      `About ${low} of new coverage. Without an income to replace, there is no range.`,
    partly: ({ high }: Range) =>
      `Anything up to ${high}. At the low end of the rule you already have enough; at the high end you don't.`,
    enough: () => 'No new coverage, by this rule. Your savings and policies already go past the high end.',
  },
  working: {
    low: `Low end: ${from} years of income`,
    high: `High end: ${to} years of income`,
    income: (times: number) => `${times} × your annual income`,
    debts: 'Plus what you owe',
    goals: 'Plus what you want paid for',
    savings: 'Minus savings',
    existingInsurance: 'Minus insurance you have',
    leftOver: 'More than the rule asks for, so not counted',
    total: 'New coverage',
  },
  source: {
    text: `Replacing ${from} to ${to} times your annual income is a common rule of thumb, and the one we start from. No law or study stands behind the numbers.`,
    facts: [],
  },
  limits: [
    'Prices will rise, and money invested may grow. The calculation ignores both.',
    'Adding debts on top of an income multiple is the cautious choice: the income might have paid them anyway.',
    'Social Security survivor benefits and pensions are left out. They lower the need for many families.',
    'It says nothing about what a policy costs at your age and health, or whether an insurer would offer it.',
  ],
  quote: 'Want a price for an amount like this?',
  next: {
    text: 'Not sure whether you need any?',
    label: 'What life insurance is for',
    href: '/resources/guides/what-life-cover-is-for',
  },
} satisfies CalculatorWords & Record<string, unknown>;

type Range = { low: string; high: string };
