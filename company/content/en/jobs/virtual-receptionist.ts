import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { offices } from '../phrases/offices.ts';
import { site } from '../site.ts';

export const virtualReceptionist: JobOpening = {
  id: 'HL-101',
  slug: 'virtual-receptionist',
  title: 'Virtual Receptionist',
  location: 'Remote',
  type: 'Part-time',
  department: 'Front Desk',
  summary: 'Be the first voice people hear on a weekday morning, and get each caller to the right desk.',
  description: [
    `You answer our main line from home, Monday to Friday, 8:45 a.m. to 1:45 p.m. ${site.region.timeZoneName}. Most callers want one of four things: a quote, a bill explained, an agent by name, or the claims line. You listen, ask a question or two, and connect them.`,
    'Some people call minutes after something went wrong. You do not handle the claim. You stay on the line until a claims colleague has picked up, so nobody tells their story to hold music.',
    `Between calls you keep the visitor calendar for ${offices.allInArea} and pass on messages that have a name, a number and a reason in them.`,
  ],
  requirements: [
    'You stay kind with a caller who is scared or short with you.',
    'You can listen and write a correct message at the same time.',
    `Your weekday mornings, ${site.region.timeZoneName}, are free.`,
    'You have a place at home where a call can be private.',
    'You have greeted people for a living or as a volunteer: a store, a hotel, a clinic, a school office.',
  ],
  benefits: [
    'Twenty-five hours a week on fixed mornings. Your afternoons stay yours',
    `Medical, dental and vision insurance from your first day, because you work ${figures.healthFromHours} hours or more`,
    'Laptop, headset and second screen shipped to you, with prepaid return shipping',
    'Two paid weeks of training beside an experienced receptionist',
    `Paid vacation in proportion to the ${figures.vacationDays} days that full-time staff get`,
  ],
  pay: { from: 20, to: 24, per: 'hour' },
  posted: '2026-09-22',
  listed: false,
};
