import type { ServiceContent } from '#company/shape/types.ts';
import { healthQuestions } from '../contact-topics/quote/health.ts';
import { facts } from '../facts.ts';
import { capitalize } from '../phrases/numbers.ts';
import { toPrice } from '../service-page.ts';
import { site } from '../site.ts';
import { state } from '../state.ts';

const { specialEnrollment, marketplace, adultChildren, allYear } = state.health;

export const health: ServiceContent = {
  slug: 'health',
  short: 'health',
  quoteQuestions: healthQuestions,
  picture: 'health',
  panel: 'health',
  meta: {
    title: `Health Insurance: PPO, HMO and HSA plans | ${site.name}`,
    description:
      'PPO, HMO, EPO or a high deductible plan with an HSA? What each one pays, which doctors you can see, when you can enroll, and what is left out.',
  },
  card: {
    description: 'Three kinds of plans, compared by what you pay each month and what you pay at the doctor.',
    menuLine: 'PPO, HMO, EPO and HSA plans',
  },
  title: 'Health Insurance',
  subtitle: 'Compare what each plan costs in a year, and which doctors it pays.',
  answers: [
    {
      question: 'Can I still enroll?',
      answer: `Open enrollment comes once a year. ${facts.openEnrollmentEnds.value}${allYear ? ` ${allYear.value} take people all year.` : ''}`,
      ...(marketplace && {
        link: { label: `Dates at ${marketplace.name}`, href: `https://${marketplace.site}` },
      }),
    },
    {
      question: 'Is my doctor in the network?',
      answer:
        'Bring us two lists: your doctors and your medications. We check both. Then call each doctor’s office yourself, because lists change.',
      link: { label: 'How each plan uses its network', href: '#options' },
    },
    {
      question: 'What does it cost?',
      answer: `Where you live, who is on the plan and the plan’s level, bronze to platinum, set the price. ${facts.premiumTaxCredit.value}${marketplace ? `: ${marketplace.name}` : ''}.`,
      link: toPrice,
    },
  ],
  description: [
    'Every health plan splits the bill with you. You pay a [premium](#premium) each month. When you get care, you pay the first bills of the year yourself, up to an amount called the [deductible](#deductible).',
    'After that you pay a share, either a fixed [copay](#copay) or a percentage called [coinsurance](#coinsurance), until you reach the [out-of-pocket maximum](#out-of-pocket-maximum). After that the plan pays for covered care in its network until the year ends.',
    'The [network](#network) is the list of doctors and hospitals that have agreed on prices with the plan. Going outside it is a common reason for a painful bill.',
  ],
  benefits: [
    'Checkups, vaccines and screenings on the preventive care list cost you nothing in the network.',
    'Emergency room care is covered at any hospital, in your network or not.',
    'The out-of-pocket maximum puts a ceiling on what covered care in the network can cost you in a year.',
    'A condition you already have cannot raise your price or keep you out.',
    `Children can stay on your plan until they turn 26.${adultChildren ? ` ${adultChildren.value}` : ''}`,
  ],
  options: [
    {
      name: 'PPO',
      description:
        'A preferred provider organization: see any doctor or specialist without a referral, and pay less inside the network than outside it. You pay for that freedom with a higher premium.',
      suits: 'People who travel, or who have specialists they will not give up',
      pays: 'Care in the network, and a smaller share of care outside it',
      excludes: "The part of an out-of-network bill above the plan's allowed amount",
      price: 'Where you live, who is on the plan, and its level, bronze to platinum',
    },
    {
      name: 'HMO or EPO',
      description:
        'Many plans that people buy for themselves are one of these. Both stay in the network, for a lower premium. In a health maintenance organization one primary doctor refers you to specialists. In an exclusive provider organization you usually need no referral.',
      suits: 'People whose doctors are in the network, and who want a lower monthly cost',
      pays: 'Care from network doctors and hospitals, in an HMO with a referral to specialists',
      excludes: 'Care outside the network, except emergencies or with approval first',
      price: 'The network and copays, your county, and who is on the plan',
    },
    {
      name: 'High Deductible Plan with HSA',
      description:
        'A low premium, a high deductible, and a health savings account, or HSA, where you set pre-tax money aside for medical costs. The money stays yours from year to year, but until you reach the deductible you pay the full agreed price for most care.',
      suits: 'People who rarely need care and have savings for the year they do',
      pays: 'Preventive care from day one, other network care after the deductible',
      excludes: 'Most care before the deductible, which your HSA can pay instead',
      price: 'The deductible you pick, your county, and who is on the plan',
    },
  ],
  savings: [
    facts.costSharing.value,
    'Generic medications, and doctors and labs in the network, keep the rest of the bill down.',
    'A higher deductible lowers the premium. Check first that you could pay it.',
  ],
  notCovered: [
    'Cosmetic surgery that is not medically needed.',
    'Most care outside the network on an [HMO](#hmo) or EPO, except emergencies.',
    'Treatments still in the experimental stage, although routine care during an approved trial may be covered.',
    'Long-term care, such as help at home with washing and dressing over months or years.',
    'Dental and vision care for adults, unless you add them.',
    'Care that needed [approval in advance](#prior-authorization) and did not have it, unless it was an emergency.',
  ],
  faqs: [
    {
      question: 'What if I miss open enrollment?',
      answer: `You need a qualifying event, such as losing other coverage, a wedding, a birth or a move. That opens a special enrollment period${specialEnrollment ? `: ${specialEnrollment.value}` : ''}. Do not wait for its last week.`,
    },
    {
      question: 'How do I check that my doctor is in the network?',
      answer:
        'Ask the plan for its current list, then call the office and ask, "Are you in network for this plan?" with the exact plan name. Insurers run several networks with similar names. Ask again before a procedure, and ask about the surgeon, the anesthesiologist and the lab.',
    },
    {
      question: 'How much can I put into an HSA?',
      answer: `For 2026, up to ${facts.hsaContribution2026.value}. For 2027, up to ${facts.hsaContribution2027.value}, and in either year ${facts.hsaCatchUp.value}. Most plans qualify in 2027 with a deductible of ${facts.hsaDeductible2027.value}, and an out-of-pocket maximum of ${facts.hsaOutOfPocket2027.value}. ${capitalize(facts.hsaOtherPlans.value)}.`,
    },
    {
      question: 'Low premium or low deductible: which one is cheaper?',
      answer:
        'It depends on your year. Add twelve premiums to the care you expect, then do it again for a bad year by adding twelve premiums to the out-of-pocket maximum. The plan that comes out best both times is usually the right one.',
    },
  ],
};
