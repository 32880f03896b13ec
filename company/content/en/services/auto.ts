import { limitChoices } from '#company/content/limit-choices.ts';
import type { NoFault, StateLaw } from '#company/shape/state.ts';
import type { Faq, ServiceContent } from '#company/shape/types.ts';
import { autoQuestions } from '../contact-topics/quote/auto.ts';
import { amountsIn } from '../phrases/dollars.ts';
import { hotline } from '../phrases/hotline.ts';
import { toPrice } from '../service-page.ts';
import { site } from '../site.ts';
import { state } from '../state.ts';

export const writeAuto = ({
  name,
  auto: { minimums, noFault, excludedDrivers, underinsured, courseDiscount },
}: StateLaw): ServiceContent => ({
  slug: 'auto',
  short: 'auto',
  quoteQuestions: autoQuestions,
  picture: 'auto',
  panel: 'auto',
  meta: {
    title: `Auto Insurance: liability, collision, comprehensive | ${site.name}`,
    description: `${minimums.length > 0 ? `What auto insurance in ${name} must include` : 'What liability insurance pays'}, what collision and comprehensive add, and the losses that no auto policy pays for.`,
  },
  card: {
    description: 'Covers harm you cause with your car, and damage to the car itself if you choose to add it.',
    menuLine: 'Liability, collision, comprehensive',
  },
  title: 'Auto Insurance',
  subtitle: `${minimums.length > 0 ? `What ${name} requires` : 'What pays other people'}, and what pays for your own car.`,
  answers: [
    minimums.length > 0
      ? {
          question: `What must I have in ${name}?`,
          answer: `The coverages in the table below. They pay for people and property that you harm${noFault ? ', and for your own first medical bills' : ''}. None of them repairs your own car.`,
          link: { label: 'Minimum and higher limits', href: '#limits' },
        }
      : {
          question: 'What should I have?',
          answer:
            'Liability, for people and property that you harm. Collision and comprehensive pay for your own car, and a lender may require them.',
          link: { label: 'Compare the parts', href: '#options' },
        },
    {
      question: 'What does it cost?',
      answer:
        'Your driving record, your car, where you park it and your limits set the price. A safety course, an alarm or a second policy can lower it.',
      link: toPrice,
    },
    {
      question: 'What is left out?',
      answer:
        'Wear, breakdowns, belongings in the car, and driving for pay unless your policy includes it. With liability only, your own car too.',
      link: { label: 'What is not covered', href: '#not-covered' },
    },
  ],
  description: [
    `An auto policy is several coverages in one. Some pay other people when a crash is your fault. Some pay for your own car. ${noFault ? 'One pays medical bills' : 'You can add one that pays medical bills'} for you and your passengers, no matter who was [at fault](#fault).`,
    ...(minimums.length > 0 ? describeMinimums(name, minimums) : [raiseLimits]),
  ],
  benefits: [
    ...(noFault
      ? [
          'No-fault pays medical bills and part of lost wages, up to your limit, without waiting to settle who was at fault.',
        ]
      : []),
    'If someone sues you over a crash your policy covers, we provide the lawyer.',
    'You choose the deductible, the part of a repair you pay first, and see the price at each level.',
    `You can report a crash from the side of the road at any hour, ${hotline.isAlwaysOpen ? 'because the claims hotline is open 24/7' : 'with the form on this site'}.`,
    'One policy can hold every car and every driver in your household.',
  ],
  optionsTogether: true,
  options: [
    {
      name: 'Liability',
      description:
        'Pays for injuries and damage you cause to other people, up to the limits you choose. It does not repair your own car.',
      suits: minimums.length > 0 ? `Every driver in ${name}, because the law requires it` : 'Every driver',
      pays: "Other people's injuries and property, and your legal defense, up to your limits",
      excludes: `Your own car, and your own injuries${noFault ? ', which no-fault pays first' : ''}`,
      price: 'Your driving record, where you park, the miles you drive, and your limits',
    },
    {
      name: 'Collision',
      description:
        'Repairs or replaces your car after a crash or a rollover, regardless of fault, minus your deductible. The most it pays is what the car was worth just before the crash.',
      suits: 'A car with a loan or a lease, or one you could not afford to replace',
      pays: 'Repairs to your car, or its value if it is totaled, minus the deductible',
      excludes: 'Theft, hail, fire or hitting a deer, which comprehensive pays',
      price: "The car's value and repair costs, who drives it, and your deductible",
    },
    {
      name: 'Comprehensive',
      description:
        'Pays when something other than a crash harms your car: theft, fire, hail, a flooded street, a falling branch, a deer. Despite the name it does not cover everything.',
      suits: 'Cars parked on the street, under trees or near the water',
      pays: 'Theft, vandalism, fire, flood, hail, falling objects and animals, minus the deductible',
      excludes: 'Crashes, breakdowns, and what you left on the seat',
      price: "The car's value, thefts and storms in your area, and your deductible",
    },
  ],
  additions: [
    ...(underinsured ? [{ name: underinsured.name, text: underinsured.fact.value, isSoldHere: true }] : []),
    {
      name: 'Umbrella',
      text: 'More liability: it pays claims against you once the limit of this policy is used up.',
      isSoldHere: true,
    },
  ],
  savings: [
    ...(courseDiscount
      ? [`An approved accident prevention course. By law it takes ${courseDiscount.value}.`]
      : []),
    'Ask us about a second policy with us, an alarm, paying for the whole term at once, years without a claim, and a student’s good grades.',
    'A higher deductible lowers what collision and comprehensive cost.',
  ],
  notCovered: [
    'Wear, rust, flat tires and mechanical breakdown.',
    'Damage you cause on purpose, and racing.',
    'Driving for pay, such as rideshare or deliveries, unless your policy says it is included.',
    'Belongings stolen from the car. A home or renters policy may pay for those.',
    'Your own car, if you carry [liability](#liability) only.',
    'What you still owe on a loan when the car is worth less, unless you add [gap insurance](#gap-insurance), which pays that difference.',
  ],
  faqs: [
    ...(noFault ? [explainNoFault(name, noFault)] : []),
    ...(minimums.length > 0 ? [isMinimumEnough(name)] : []),
    {
      question: 'When should I drop collision and comprehensive?',
      answer:
        'Compare what they cost in a year with what your car would sell for, minus the deductible. If the payout would be small and you could buy the next car yourself, dropping them can make sense. If you have a loan or a lease, the lender usually requires both.',
    },
    {
      question: 'Who is covered when somebody else drives my car?',
      answer: `In most cases the policy follows the car, so a friend who borrows it with your permission is covered within your limits. People who live with you should be named on the policy.${excludedDrivers ? ` ${excludedDrivers.value}` : ''}`,
    },
  ],
});

const raiseLimits =
  'Ask us to price more than one limit before you decide. What your policy does not pay, you may owe yourself.';

const describeMinimums = (
  name: string,
  minimums: StateLaw['auto']['minimums'],
): ServiceContent['description'] => [
  `${name} does not let you drive without minimum coverage. The state sets the first column, and you choose how far to go above it.`,
  {
    caption: 'Where there are two amounts, the first is for one person and the second for one accident.',
    columns: [`${name} minimum`, 'Usual choice', 'High choice'],
    rows: minimums.map(({ kind, label, fact }) => ({
      label,
      values: [amountsIn(fact.value), ...limitChoices[kind]],
    })),
  },
  'The minimum is a floor. One new car can cost several times the minimum for property, and you may owe the rest.',
];

const explainNoFault = (name: string, { pays, notice, medicalBills, lostEarnings }: NoFault): Faq => ({
  question: 'What does no-fault pay, and how soon do I have to act?',
  answer: `No-fault, also called personal injury protection, pays up to ${pays.value} for medical bills, part of lost wages and some daily expenses. It does not pay for cars or for pain and suffering. In ${name} you must give notice ${notice.value}, send medical bills ${medicalBills.value}, and prove lost earnings ${lostEarnings.value}.`,
});

const isMinimumEnough = (name: string): Faq => ({
  question: `Is the ${name} minimum enough for me?`,
  answer:
    'It makes you legal. If you own a home, have savings or earn a steady wage, a serious crash can reach past it to what is yours.',
});

export const auto = writeAuto(state);
