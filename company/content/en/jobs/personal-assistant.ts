import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { offices } from '../phrases/offices.ts';
import { site } from '../site.ts';

const office = site.offices[1] ?? site.offices[0];

export const personalAssistant: JobOpening = {
  id: 'HL-112',
  slug: 'personal-assistant',
  title: 'Personal Assistant',
  location: { hybridAt: office.name },
  type: 'Hybrid',
  department: 'Executive Office',
  summary: 'Run the calendars and papers of two of our leaders, so that decisions get the time they need.',
  description: [
    "You support two members of our leadership team. At 8 a.m. you send each a single page: today's meetings, what each is for, and what must be decided. Then you defend the plan. You move the meeting that can move, say no for them kindly, and hold two hours a day free for thinking.",
    'Board papers go out six days ahead because you started asking for them three weeks ahead. You draft replies, book the trains, keep the list of promises made in meetings and ask about each one on the day it is due.',
    `The work is the company's. Private errands are not part of it. Expect Monday, Tuesday and Thursday at the ${office.name} office, and the other two days at home.`,
  ],
  requirements: [
    'Three years of supporting someone whose day changed by the hour, in any field.',
    'You can tell urgent from loud.',
    "You draft a letter in another person's voice.",
    'You keep a confidence, no matter who asks.',
    'You are precise with time zones, names and numbers.',
    `You can be in the ${office.name} office three days a week, and until 7 p.m. on the four board days of the year.`,
  ],
  benefits: [
    `A say in running ${offices.all}, with a budget to act on it`,
    'The day after each board meeting off, with pay',
    'Family health, dental and vision plans without a waiting period',
    `Matched retirement savings, up to ${figures.retirementMatch} of what you earn`,
    `${figures.parentalWeeks} weeks at full pay when a child arrives`,
  ],
  pay: { from: 74_000, to: 92_000, per: 'year' },
  posted: '2026-10-08',
  listed: false,
};
