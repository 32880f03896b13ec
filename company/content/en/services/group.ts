import type { ServiceContent } from '#company/shape/types.ts';
import { groupQuestions } from '../contact-topics/quote/group.ts';
import { facts } from '../facts.ts';
import { toPrice } from '../service-page.ts';
import { site } from '../site.ts';
import { state } from '../state.ts';

const { workersCompensation, disability, disabilityCost, familyLeave, familyLeaveCost } = state.employers;

export const group: ServiceContent = {
  slug: 'group',
  short: 'group',
  quoteQuestions: groupQuestions,
  picture: 'group',
  panel: 'group',
  meta: {
    title: `Group Benefits: plans for ${site.region.state} employers | ${site.name}`,
    description: `Group health, life, disability and paid family leave for teams in ${site.region.state}: who can join, who pays, and what happens when someone leaves.`,
  },
  card: {
    description: 'Health, life and paid leave for your team, with someone your employees can call directly.',
    menuLine: 'Health, life and leave for teams',
  },
  title: 'Group Benefits',
  subtitle: 'Health, life and paid leave for the people who work for you.',
  answers: [
    ...(workersCompensation && disability && familyLeave
      ? [
          {
            question: `What must I buy in ${state.name}?`,
            answer: `Nearly every employer: workers' compensation, disability benefits and paid family leave. Disability benefits pay ${disability.value}; paid family leave pays ${familyLeave.value}.`,
            link: { label: "Workers' compensation", href: '/services/business' },
          },
        ]
      : []),
    {
      question: 'What does it cost per person?',
      answer: `${familyLeaveCost && disabilityCost ? `Employees pay for family leave: ${familyLeaveCost.value}. For disability they pay ${disabilityCost.value}, and you pay the rest. ` : ''}Your quote shows health and life per person and per paycheck.`,
      link: toPrice,
    },
    {
      question: 'How small can a team be?',
      answer:
        "For what the law requires, one employee can be enough. For a group health plan, often two people, if one of them is neither the owner nor the owner's spouse.",
      link: { label: 'Compare the parts', href: '#options' },
    },
  ],
  description: [
    'Group benefits are policies that an employer holds and employees join. Because the group shares the risk, members often get terms they could not get one by one, and the basic layer may ask no health questions at all.',
    'You decide three things: what to offer, how much of it the company pays, and who qualifies.',
    "Your employees can call us directly. You never have to know about anyone's health.",
  ],
  benefits: [
    'Premiums an employer pays toward employee health coverage are generally a business expense.',
    'Employees can usually pay their share of health premiums with pre-tax dollars.',
    'Basic group life often needs no medical questions up to a set amount.',
    'We run the enrollment meeting, on site or by video, and stay for the private questions.',
    'We handle new hires and departures all year, so your roster and your bill match.',
  ],
  optionsTogether: true,
  options: [
    {
      name: 'Group Health',
      description:
        'One or more medical plans offered to everyone who qualifies, with dental and vision as extras. Insurers require a minimum share of the team to enroll, and we tell you that share before you announce anything.',
      suits: 'Employers with at least one employee besides the owner and a spouse',
      pays: 'Doctors, hospitals and prescriptions for employees and the family members you include',
      excludes: "Each member's deductible and copays, and injuries at work",
      price: 'The plans you offer, your county, and who enrolls',
    },
    {
      name: 'Group Life and Accident',
      description:
        'A payout to the family of an employee who dies, often one or two times annual salary, and an additional amount if an accident was the cause. Employees can buy more for themselves. Above a set amount they answer health questions.',
      suits: 'Teams that want a first layer of coverage at a low cost per person',
      pays: 'A lump sum to the beneficiary, and more after a fatal accident',
      excludes: 'A death more than 31 days after the coverage ended, unless it was converted',
      price: "The team's ages and pay, the kind of work, and the amount per person",
    },
    {
      name: 'Disability and Paid Family Leave',
      description: `Part of an employee's pay during an illness or injury outside work, and during leave to bond with a child, care for a sick relative, or help when a relative is deployed with the military.${disability ? ' What the law requires is low. You can add more.' : ''}`,
      suits: disability
        ? `Nearly every ${state.name} employer`
        : 'Teams that want to keep people through a hard time',
      pays: "Part of an employee's pay during illness, injury or family leave",
      excludes: 'Injuries at work, the first week of a disability, and pay above the weekly maximum',
      price: "The state's rate for family leave, your headcount, and benefits you add",
    },
  ],
  savings: [
    'Offer a second health plan with a higher deductible, and let people choose.',
    'Ask us about dental, vision and life from one company, on one bill.',
    'Tell us when someone leaves. Until you do, you may pay for them.',
  ],
  notCovered: [
    "Injuries at work. [Workers' compensation](#workers-compensation) pays for those.",
    'People outside the group, such as contractors and temporary staff from an agency, unless the plan lets them in.',
    'Full pay. [Disability](#disability-insurance) and family leave replace a part of it, up to a limit.',
    'Life and accident coverage from 31 days after someone leaves, unless they [convert](#conversion) it to a policy of their own by then.',
    'Retirement plans. We do not offer them.',
  ],
  faqs: [
    {
      question: 'I work alone. Can I buy a group plan?',
      answer:
        'Usually not, because a group needs an employee. Look at an individual health plan and a life policy of your own instead. Call us before your first employee starts to work.',
    },
    {
      question: 'Do we have to pay the whole premium?',
      answer:
        'No. Most employers share it. Insurers usually set a minimum share the employer must pay, because a plan only works when enough people can afford to join. You can pay a different share for families than for single employees.',
    },
    {
      question: 'When can an employee join or change plans?',
      answer: `When first hired, during the yearly enrollment, and after an event such as a birth, a wedding or the loss of other coverage. After an event the window is short: ${facts.jobPlanEnrollment.value}. Your plan booklet gives the exact number of days. Tell new parents early.`,
    },
    {
      question: 'What happens to coverage when someone leaves?',
      answer:
        'In most cases they can keep the group health plan for a limited time by paying the full premium themselves. Federal and New York rules, known as COBRA and state continuation, set how long. They can also buy a plan of their own, and losing coverage opens a window to do so.',
    },
  ],
};
