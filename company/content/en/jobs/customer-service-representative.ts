import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { site } from '../site.ts';

export const customerServiceRepresentative: JobOpening = {
  id: 'HL-108',
  slug: 'customer-service-representative',
  title: 'Customer Service Representative',
  location: 'Nationwide',
  type: 'Full-time',
  department: 'Customer Care',
  summary: 'Take a call from hello to solved, and call back when you said you would.',
  description: [
    'You answer policyholders on the phone and own each request until it is done. A typical day is thirty calls: a name misspelled on a card, a storm deductible that nobody explained, a move across the river, a widow who does not know which policies her husband had.',
    'There is no stopwatch on your calls. We look at one thing: did the person have to call twice? You can waive a late fee up to $50, mail any document and book any agent without asking anyone.',
    'You work from home, anywhere in the country, in a group of eight with one lead. The group meets by video at 10 each morning to go over the hard questions from the day before.',
  ],
  requirements: [
    'You have six months or more of helping people, by phone or face to face.',
    'You let a caller finish.',
    'You admit what you do not know yet, and then find out.',
    'You can use three programs at once while you talk, after training.',
    `You can work 9 a.m. to 5:30 p.m. ${site.region.timeZoneName} on weekdays, and one Saturday morning a month.`,
    'Your workspace lets callers speak to you without being overheard.',
  ],
  benefits: [
    'A lead who sits in on calls to help, and says beforehand which ones',
    'Health insurance that includes your children and starts right away',
    'Four free, confidential counseling sessions a year, for after the hard calls',
    `We match what you save for retirement, up to ${figures.retirementMatch} of pay`,
    `${figures.courses} each year for a course of your choice`,
    'All equipment shipped to you, with return shipping paid',
  ],
  pay: { from: 22, to: 28, per: 'hour' },
  posted: '2026-10-26',
  listed: false,
};
