import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { site } from '../site.ts';

export const dataEntryClerk: JobOpening = {
  id: 'HL-110',
  slug: 'data-entry-clerk',
  title: 'Data Entry Clerk',
  location: 'Remote',
  type: 'Remote',
  department: 'Records',
  summary: 'Turn handwritten forms into clean records, and catch the digit that would delay a claim.',
  description: [
    'Many clients still fill out forms by hand. You see the scan on the left of your screen and the record on the right, and you type what is there: names, dates, vehicle numbers, amounts. What you cannot read, you mark. You do not guess.',
    "Every amount and every date is typed twice, by two people who do not see each other's work. Where the two differ, you and your partner look again together. Late in the day you clean up old records: duplicates, addresses the post office has changed, policies filed under a former name.",
    `We count errors found, not keys pressed. A good day is 60 to 80 forms. You work 35 hours a week from home, at hours you set with the team, as long as four of them fall between 10 a.m. and 4 p.m. ${site.region.timeZoneName}.`,
  ],
  requirements: [
    'You care more about getting it right than getting it fast, and you still keep a steady pace.',
    'You can type for much of a day, with whatever keyboard, software or breaks make that work for you.',
    'You can read many kinds of handwriting, and admit when you cannot.',
    'You can follow a written rule and say when the rule is wrong.',
    "You can keep your screen out of other people's sight.",
  ],
  benefits: [
    'Start at 7 or at 10 a.m., as your day allows',
    'A keyboard, mouse and screen of your choosing, up to $350',
    'Medical, dental and vision coverage from the day you start',
    'A paid ten-minute break every hour',
    `${figures.vacationDays} days of paid vacation`,
  ],
  pay: { from: 19.5, to: 23.5, per: 'hour' },
  posted: '2026-11-10',
  listed: true,
};
