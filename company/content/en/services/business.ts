import type { ServiceContent } from '#company/shape/types.ts';
import { businessQuestions } from '../contact-topics/quote/business.ts';
import { floodFrom } from '../phrases/flood.ts';
import { answerGoal } from '../phrases/promises.ts';
import { toPrice } from '../service-page.ts';
import { site } from '../site.ts';
import { state } from '../state.ts';

const { workersCompensation, disability } = state.employers;

export const business: ServiceContent = {
  slug: 'business',
  short: 'business',
  quoteQuestions: businessQuestions,
  picture: 'business',
  panel: 'business',
  meta: {
    title: `Business Insurance: small companies in ${site.region.state} | ${site.name}`,
    description: `A business owner's policy, professional liability and workers' compensation for small ${site.region.state} companies: what each one pays.`,
  },
  card: {
    description: 'For stores, studios and offices: property, lawsuits and people hurt at work.',
    menuLine: 'Stores, studios and offices',
  },
  title: 'Business Insurance',
  subtitle: 'What the law and your lease require, and what keeps you going after a loss.',
  answers: [
    ...(workersCompensation
      ? [
          {
            question: 'What must I have by law?',
            answer: `Workers' compensation: in ${state.name} ${workersCompensation.value}.${disability ? ' Most must insure disability and family leave too.' : ''} Your lease and your contracts may ask for more.`,
            ...(disability && {
              link: { label: 'Disability and family leave', href: '/services/group' },
            }),
          },
        ]
      : []),
    {
      question: 'What does it cost?',
      answer:
        'What you do and where, your payroll or sales, the building and your past claims set the price. One package can cost less than its parts.',
      link: toPrice,
    },
    {
      question: 'How do I get a certificate?',
      answer: `Ask your agent, or write to us. ${answerGoal}. Send the landlord's or client's full list of requirements, so nothing has to be redone.`,
      link: { label: 'What a certificate proves', href: '/blog/the-paper-your-building-wants' },
    },
  ],
  description: [
    'A small business can lose its inventory to a fire, its savings to a lawsuit, or its income to six weeks of repairs after a burst pipe. These are three different risks, and they are insured in three different ways.',
    "We start with your lease and your contracts, because they often decide what you must carry. A landlord may require a certain liability [limit](#limit). A client may ask to be [named on your policy](#additional-insured). Send us the pages and we'll read them with you.",
    'Then we ask the question that matters most: how many weeks could you stay closed and still open again? The answer sets how much income to insure.',
  ],
  benefits: [
    'If a covered loss shuts you down, business income coverage replaces lost profit and pays the bills that keep coming.',
    'If a customer trips or your product hurts someone, we provide the lawyer and pay up to your limit.',
    'Tools, inventory and equipment can be insured at replacement cost, the price of new ones.',
    'Certificates of insurance, the proof a landlord or client asks for, come from your agent.',
    'When you hire, move or buy equipment, one call brings the policy up to date.',
  ],
  optionsTogether: true,
  options: [
    {
      name: "Business Owner's Policy",
      description:
        'Property, liability and lost income in one package, priced for small businesses. It leaves out vehicles, employees hurt at work and mistakes in professional advice.',
      suits: 'Stores, restaurants, salons and small offices',
      pays: 'Damage to your property, income lost because of it, and injury claims by customers',
      excludes: 'Vehicles, employees hurt at work, professional mistakes, flood',
      price: 'Your trade and location, the building, your sales, and your limits',
    },
    {
      name: 'Professional Liability',
      description:
        'Pays for your defense, and for damages up to your limit, when a client says that your work or advice cost them money. Most policies cover claims made while the policy is in force, so do not let it lapse when a project ends.',
      suits: 'Consultants, designers, accountants and anyone paid for advice',
      pays: 'Defense and damages when a client blames your work for a loss',
      excludes: 'Injuries, property damage, and work done before the date the policy names',
      price: 'Your profession, revenue and past claims, and your limit',
    },
    {
      name: "Workers' Compensation",
      description:
        'Pays medical care and part of the wages of an employee who is hurt or falls ill because of the job.',
      suits: 'Every business with people on the payroll',
      pays: 'Medical care and part of lost wages after a work injury, and benefits after a death',
      excludes: 'Injuries off the job, and people who are not employees',
      price: 'Your payroll, the risk of each job, and your past claims',
    },
  ],
  additions: [
    {
      name: 'Cyber and crime',
      text: 'Added to a package, it pays after ransomware, stolen customer data or money wired to a scammer.',
      isSoldHere: true,
    },
    {
      name: 'Commercial auto',
      text: 'Company cars and delivery vans need it, from another insurer. A personal auto policy may not pay for them.',
      isSoldHere: false,
    },
  ],
  savings: [
    'Ask us about one package instead of single policies, and about sprinklers and alarms.',
    'A safety program and years with few claims can lower the price of workers’ compensation.',
    'A higher deductible lowers the premium for your property.',
  ],
  notCovered: [
    `Flood, which needs a policy of its own. ${floodFrom}`,
    'Earthquake, unless you buy coverage for it.',
    'Closing for a reason that damaged nothing, such as a slow season or a street fair that blocks your door.',
    'Claims by employees over hiring, firing or harassment, unless you add employment practices liability.',
    'Fines, penalties and intentional wrongdoing.',
  ],
  faqs: [
    {
      question: 'I work alone from my apartment. Do I need this?',
      answer:
        'Maybe a small policy. A renters or home policy covers very little business equipment, and usually nothing if a client sues you. If clients visit, if you give advice for money or if a contract requires it, talk to us.',
    },
    {
      question: 'Do freelancers count as employees?',
      answer:
        'They can. What you must insure turns on who counts as an employee, and a contract that says "freelancer" does not settle it. Your accountant or lawyer should confirm where you stand.',
    },
    {
      question: 'Can the price change later?',
      answer:
        'Yes. Some policies are audited against your actual payroll after the year ends, so the final bill can go up or down. Careful estimates keep the difference small.',
    },
    {
      question: 'What should I do first after a loss?',
      answer:
        'Get people out, then call 911. Once it is safe, photograph everything before you clean, keep damaged inventory until an adjuster has seen it, and start a log of hours and costs. That log becomes your proof of lost income.',
    },
  ],
};
