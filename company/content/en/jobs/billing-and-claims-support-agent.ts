import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { site } from '../site.ts';

const office = site.offices[1] ?? site.offices[0];

export const billingAndClaimsSupportAgent: JobOpening = {
  id: 'HL-105',
  slug: 'billing-and-claims-support-agent',
  title: 'Billing and Claims Support Agent',
  location: { hybridAt: office.name },
  type: 'Full-time',
  department: 'Billing',
  summary: 'Follow the money both ways: premiums that come in, and claim payments that must go out.',
  description: [
    'Your morning list has three parts. Payments that bounced overnight: you call before a late notice goes out, and often an expired card is the whole story. Bills that changed: you explain, line by line, why. Claim payments due today: you check payee, amount and approval, and release them.',
    'In the afternoon you answer clients who ask where their money is. You can see the same screen as the adjuster, so you can say where a payment stands without passing anyone along. When we made the mistake, you fix it, say so, and write the letter that confirms it.',
    `The team is at the ${office.name} office Monday to Wednesday. Thursday and Friday you choose where to sit.`,
  ],
  requirements: [
    'A year of work with invoices, payments or accounts, in any industry.',
    'You can find out why two columns do not agree, and enjoy it a little.',
    'You can talk about an overdue bill without shaming the person who owes it.',
    'You follow the two-person rule on every payment out, on busy days too.',
    'Spreadsheet basics: totals, filters, lookups.',
    `The ${office.name} office three days a week works for you.`,
  ],
  benefits: [
    "Overtime at month's end is optional, and paid at time and a half",
    'Health insurance that starts the day you do',
    `401(k) contributions matched up to ${figures.retirementMatch}, and yours from the first deposit`,
    'Pre-tax commuter benefits',
    `${figures.vacationDays} vacation days and ten paid holidays a year`,
  ],
  pay: { from: 25, to: 31, per: 'hour' },
  posted: '2026-09-29',
  listed: false,
};
