import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { site } from '../site.ts';

export const appointmentSetter: JobOpening = {
  id: 'HL-102',
  slug: 'appointment-setter',
  title: 'Appointment Setter',
  location: 'Nationwide',
  type: 'Part-time',
  department: 'Sales Support',
  summary: 'Call back people who asked us for a quote, and book them time with the right agent.',
  description: [
    "Somebody writes to us at night: new baby, new lease, renewal price gone up. By the next afternoon you have called them. You ask what they want to protect, what they already have and when they can talk. Then you put a meeting in an agent's calendar, with notes that spare the client from repeating it all.",
    'You call only people who contacted us first. There are no purchased lists and no cold calls. If a person says they have changed their mind, you thank them and close the file.',
    'You do not quote prices or recommend coverage. In New York that takes a license, and the agent you book has one. Expect about forty calls on a full shift, and around a dozen meetings set.',
  ],
  requirements: [
    'You sound like yourself on the phone, not like a script.',
    'You take a no the first time you hear it.',
    "You can juggle six agents' calendars across time zones without double-booking.",
    'Your notes make sense to someone who was not on the call.',
    `You can work four shifts a week between noon and 8 p.m. ${site.region.timeZoneName}.`,
  ],
  benefits: [
    'Paid by the hour for every hour, with no commission and no target that docks your pay',
    `Work from anywhere in the United States, with ${figures.internet} a month toward your internet bill`,
    'A headset, a laptop and a phone number that is not your own',
    "A paid insurance licensing course if you decide you want the agent's chair",
    'Shifts scheduled a month ahead',
  ],
  pay: { from: 20, to: 25, per: 'hour' },
  posted: '2026-10-05',
  listed: false,
};
