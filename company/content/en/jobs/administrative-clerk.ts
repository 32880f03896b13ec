import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { offices } from '../phrases/offices.ts';
import { site } from '../site.ts';

export const administrativeClerk: JobOpening = {
  id: 'HL-109',
  slug: 'administrative-clerk',
  title: 'Administrative Clerk',
  location: 'Remote',
  type: 'Remote',
  department: 'Operations',
  summary: "Sort the day's scanned mail, send out certificates and keep track of the dates nobody can miss.",
  description: [
    `Mail that reaches ${offices.ours} is scanned by 9:30 a.m. Then it is yours. You read each item, give it the right policy or claim number, and send it to the desk that acts on it. About 150 items come in on a Monday and 70 on a Thursday. Anything from a court or a regulator goes to a named colleague within the hour.`,
    `After lunch you issue certificates of insurance, order supplies for ${offices.all}, match vendor invoices to what was really delivered, and keep the calendar of license and contract renewals. You take the notes at one team meeting a week and send them the same day.`,
    `The job is full time, 40 hours, Monday to Friday, from home. You start between 9 and 9:30 a.m. ${site.region.timeZoneName}.`,
  ],
  requirements: [
    'You can sort and name things the same way every time.',
    'You are comfortable with email, a shared calendar, a word processor and a simple spreadsheet.',
    'You write a polite two-line message that gets an answer.',
    'You see when a letter is urgent, even when it does not say so.',
    "You keep other people's papers private.",
    'Paid office work is one way to have learned this. Running a household, a club or a school office is another.',
  ],
  benefits: [
    'Regular weekday hours, with no on-call time',
    'Health, dental and vision plans that begin on your first morning',
    'Desk, chair and computer provided, or $400 toward the ones you prefer',
    `Your 401(k) savings matched to ${figures.retirementMatch} of what you earn`,
    'Paid time to learn claims or policy work if you want to move up in the company',
  ],
  pay: { from: 21, to: 26, per: 'hour' },
  posted: '2026-11-05',
  listed: true,
};
