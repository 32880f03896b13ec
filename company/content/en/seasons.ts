import { agentHref } from '#company/shape/contact-links.ts';
import type { Season, SeasonWords } from '#company/shape/types.ts';
import { facts } from './facts.ts';

export const seasonLabel = 'This time of year';

/** The first that holds on the day of the visit is shown. A date with a year is for what happens once: write the next one in time. */
export const seasons: readonly Season[] = [
  {
    from: '2026-11-01',
    to: '2026-12-31',
    service: 'health',
    when: 'November and December',
    title: 'Open enrollment for health plans.',
    text: facts.openEnrollmentEnds.value,
    link: { label: 'Compare plans step by step', href: '/resources/guides/open-enrollment' },
  },
  {
    from: '10-01',
    to: '11-30',
    service: 'business',
    when: 'Before January 1',
    title: 'Small-business renewals.',
    text: 'Many policies renew with the new year. Check this year’s payroll, sales and equipment first.',
    link: { label: 'See business insurance', href: '/services/business' },
  },
  {
    from: '12-01',
    to: '02-29',
    service: 'home',
    when: 'December to February',
    title: 'Frozen pipes.',
    text: 'Keep the heat on while you are away, and find the main shutoff before you need it.',
    link: { label: 'Where to look for leaks', href: '/blog/water-the-quiet-claim' },
  },
  {
    from: '03-01',
    to: '04-14',
    service: 'health',
    when: 'Until mid-April',
    title: 'Last year’s HSA.',
    text: `You can still add money for last year ${facts.hsaLastYear.value}.`,
    link: { label: 'When an HSA helps', href: '/resources/guides/open-enrollment' },
  },
  {
    from: '05-01',
    to: '07-31',
    service: 'home',
    when: 'May to July',
    title: 'Moving season.',
    text: 'Insure the new place from the day you get the keys, not from the day you unpack.',
    link: { label: 'Renting your first apartment', href: '/resources/guides/first-apartment' },
  },
  {
    from: '06-01',
    to: '11-30',
    service: 'home',
    when: 'June to November',
    title: 'Hurricane season.',
    text: `Standard home policies do not cover floods. A new federal flood policy starts ${facts.floodWait.value}.`,
    link: { label: 'Which policy pays for water', href: '/resources/guides/after-a-flood' },
  },
];

/** On days without a season, and where scripts do not run. */
export const allYear: SeasonWords = {
  when: 'All year',
  title: 'Has something changed?',
  text: 'A move, a car, a child or a new job can change what you need to insure.',
  link: { label: 'Ask an agent', href: agentHref() },
};
