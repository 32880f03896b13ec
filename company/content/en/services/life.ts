import type { ServiceContent } from '#company/shape/types.ts';
import { lifeQuestions } from '../contact-topics/quote/life.ts';
import { rulesOfThumb } from '../facts.ts';
import { dollars } from '../phrases/dollars.ts';
import { toPrice } from '../service-page.ts';
import { site } from '../site.ts';

const { from, to } = rulesOfThumb.lifeInsuranceTimesIncome;
const salary = 60_000;

export const life: ServiceContent = {
  slug: 'life',
  short: 'life',
  quoteQuestions: lifeQuestions,
  picture: 'life',
  panel: 'life',
  meta: {
    title: `Life Insurance: term, whole and universal | ${site.name}`,
    description:
      'Term, whole and universal life insurance in plain words: how much to consider, how the three kinds differ, and what no policy pays.',
  },
  card: {
    description: 'Money for the people who count on your paycheck or your care, if you die.',
    menuLine: 'Term, whole and universal',
  },
  title: 'Life Insurance',
  subtitle: 'So the people you love can still pay for rent, school and groceries.',
  answers: [
    {
      question: 'How much do I need?',
      answer:
        'Add what your family would need and what you owe, then subtract savings and coverage you already have. Our calculator shows the math with your numbers.',
      link: { label: 'Life insurance calculator', href: '/resources/calculators/life-insurance' },
    },
    {
      question: 'Which kind fits me?',
      answer:
        'Term is enough for most households with children: it covers the years when they depend on you. Whole and universal life are for a need that lasts your whole life.',
      link: { label: 'Compare the three', href: '#options' },
    },
    {
      question: 'What does it cost?',
      answer:
        'Your age, your health, smoking, the amount and the number of years set the price. For the same payout, term costs the least.',
      link: toPrice,
    },
  ],
  description: [
    'Life insurance is a simple trade. You pay a set amount, called the [premium](#premium), and if you die while the policy is in force, the insurer pays a set amount to the people you named. They are called [beneficiaries](#beneficiary), and they decide how to use the money.',
    'The hard part is choosing how much and for how long. Start with who would struggle without you, and until when. A child leaves home, a mortgage ends, a partner retires. Your coverage can end there too, and that makes it cheaper.',
    'If nobody depends on your money or your time, you may not need a policy yet. We will say so.',
  ],
  benefits: [
    'The payout goes to the people you name, to spend however they choose.',
    'A parent at home can be insured too, because child care and housework cost money to replace.',
    'With a level premium, you know today what you will pay in the last year of the policy.',
    'You can change who receives the money when your family changes, unless you named someone as irrevocable.',
    'We give your beneficiary one contact by name. If that person is away, a colleague has the file.',
  ],
  options: [
    {
      name: 'Term Life',
      description:
        'Coverage for a set number of years, such as 10, 20 or 30, at the lowest price per dollar of the three. If you outlive the term, it ends and nothing is paid back.',
      suits: 'A mortgage, or children who are still growing up',
      pays: 'The amount you chose, if you die during the term',
      excludes: 'A death after the term ends, or money back if you live',
      price: 'Your age, health and smoking, the amount, and the length of the term',
    },
    {
      name: 'Whole Life',
      description:
        'Coverage for as long as you live, with a level premium and with cash value, which is savings inside the policy that grow at a guaranteed rate. It costs far more than term for the same payout, and dropping it early can cost you money.',
      suits: 'A dependent who will need lifelong care, or funeral costs you want settled',
      pays: 'The amount you chose, whenever you die, minus any unpaid loan',
      excludes: 'In most policies, the cash value on top of that amount',
      price: 'Your age and health when you buy, the amount, and how many years you pay',
    },
    {
      name: 'Universal Life',
      description:
        'Lifelong coverage with flexibility: within limits you can raise or lower the premium and the payout. It needs watching, because if the cash value runs low you must pay more or the policy can end.',
      suits: 'People whose income goes up and down, and who read the yearly statement',
      pays: 'The death benefit, as long as enough cash value is left',
      excludes: 'A death after the cash value has run out and the policy has lapsed',
      price: 'Your age, health and amount, what you pay in, and the interest it earns',
    },
  ],
  savings: [
    'The price rises with your age, so the same policy costs less if you buy it earlier.',
    'A term that ends when nobody depends on you anymore costs less than a longer one.',
    'Ask us about rates for people who stopped smoking, and about paying once a year.',
  ],
  notCovered: [
    'A death after the policy ended because premiums were not paid and the [grace period](#grace-period), the extra days you get to pay late, ran out.',
    'A death after the term of a [term policy](#term-life) is over.',
    'Suicide in the first two years of the policy. Your beneficiary then receives the premiums that were paid.',
    'A claim in the first two years when the application misstated something important, such as an illness or smoking.',
    'Sickness, injury or lost wages while you are living. Health and [disability insurance](#disability-insurance) are for those.',
  ],
  faqs: [
    {
      question: 'How much life insurance do I need?',
      answer: `A common rule of thumb is ${from}-${to} times your annual income. On a salary of ${dollars(salary)} that is ${dollars(salary * from)} to ${dollars(salary * to)}. Then adjust: add debts and college, subtract savings and coverage you already have through work.`,
    },
    {
      question: 'Will I need a medical exam?',
      answer:
        "Sometimes. Younger applicants asking for smaller amounts often answer questions only, and larger amounts may call for an exam. A health condition can raise the price, or the insurer may decline, and you'll know which before the policy starts.",
    },
    {
      question: 'Is the life insurance from my job enough?',
      answer:
        'It is a good start, but it is often one or two years of pay, and it usually ends when the job does. A policy of your own stays with you from one employer to the next.',
    },
    {
      question: 'Do my beneficiaries pay tax on the money?',
      answer:
        'A payout to a person is usually free of federal income tax. Interest earned on it is not, and a large estate can owe estate tax. Ask a tax adviser about your own case before you rely on this.',
    },
  ],
};
