import type { CalculatorWords, NumberField } from '#company/shape/calculator.ts';
import { rulesOfThumb } from '../facts.ts';

const { from, to } = rulesOfThumb.contentsPercentOfDwelling;
const money = { before: '$', min: 0, max: 1_000_000, step: 100 } as const;

export const homeContents = {
  slug: 'home-contents',
  service: 'home',
  panel: 'home',
  title: 'What would it cost to replace your belongings?',
  answers: 'what your belongings cost to replace',
  short: 'Home contents',
  purpose:
    'Walk through your home and put a rough price on each room. Use what each thing costs new today, because that is what you would pay.',
  fields: {
    livingRoom: {
      ...money,
      label: 'Living room',
      hint: 'Sofa, table, rugs, lamps, curtains, books.',
      initial: 12_000,
    },
    kitchen: {
      ...money,
      label: 'Kitchen',
      hint: 'Pots, dishes, small appliances, and the large ones if they are yours.',
      initial: 9_000,
    },
    bedrooms: {
      label: 'Bedrooms',
      hint: 'How many you furnish.',
      after: 'rooms',
      min: 0,
      max: 20,
      step: 1,
      initial: 3,
    },
    perBedroom: {
      ...money,
      label: 'In each bedroom',
      hint: 'Bed, mattress, bedding, dresser, desk. An average is fine.',
      initial: 8_000,
    },
    clothing: {
      ...money,
      label: 'Clothing and shoes',
      hint: 'Everyone in the household. Winter coats add up.',
      initial: 15_000,
    },
    electronics: {
      ...money,
      label: 'Electronics',
      hint: 'Phones, computers, screens, speakers, consoles.',
      initial: 10_000,
    },
    hobbies: {
      ...money,
      label: 'Sports, music and tools',
      hint: 'Bicycles, instruments, cameras, toolboxes, strollers.',
      initial: 8_000,
    },
    valuables: {
      ...money,
      label: 'Jewelry, watches, art',
      hint: 'Policies cap what they pay for these. Larger pieces can be listed one by one.',
      initial: 7_000,
    },
    elsewhere: {
      ...money,
      label: 'Closets, basement, storage',
      hint: 'Everything you forgot you own.',
      initial: 5_000,
    },
    dwellingLimit: {
      before: '$',
      min: 0,
      max: 20_000_000,
      step: 1_000,
      label: 'Dwelling limit on your policy',
      hint: 'On the declarations page, often under "Coverage A." Enter 0 if you rent or have no policy yet.',
      initial: 300_000,
    },
  } satisfies Record<string, NumberField>,
  answer: {
    empty: () => 'Enter a price for one room to start.',
    noDwelling: ({ total }: Figures) =>
      `About ${total} of contents. With no dwelling limit to compare, use this as the contents limit to ask for.`,
    below: ({ total, low, high }: Figures) =>
      `About ${total} of contents. A typical policy on your house would include ${low} to ${high}. You may have room to spare; check that no room was forgotten.`,
    within: ({ total, low, high }: Figures) =>
      `About ${total} of contents, inside the ${low} to ${high} that a typical policy on your house would include. Compare it with your own limit.`,
    above: ({ total, high }: Figures) =>
      `About ${total} of contents, more than the ${high} at the top of the usual range. Ask what a higher limit costs.`,
  },
  working: {
    bedrooms: (rooms: number) => (rooms === 1 ? '1 bedroom' : `${rooms} bedrooms`),
    total: 'To replace everything',
  },
  source: {
    text: `Home policies usually carry personal property coverage of ${from}-${to}% of the dwelling limit. Yours is printed on its declarations page, and that number beats any rule.`,
    facts: [],
  },
  limits: [
    `A condo or renters policy has no such share. There you choose the contents limit yourself, and this total is your starting point.`,
    'It compares totals only. Caps on jewelry, cash, business goods or instruments can still leave a gap.',
    'If your policy pays actual cash value, you get the price of a used one, which is less than the prices you entered.',
    'Flood and earthquake are not covered by a standard policy, however high the limit.',
  ],
  quote: 'Want a price for a policy with this contents limit?',
  next: { text: 'See what each form covers.', label: 'Home insurance', href: '/services/home' },
} satisfies CalculatorWords & Record<string, unknown>;

type Figures = { total: string; low: string; high: string };
