import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { site } from '../site.ts';

export const liveChatSupportAgent: JobOpening = {
  id: 'HL-107',
  slug: 'live-chat-support-agent',
  title: 'Live Chat Support Agent',
  location: 'Remote',
  type: 'Remote',
  department: 'Customer Care',
  summary: 'Answer policyholders in writing while they wait: ID cards, due dates, claim status, lost logins.',
  description: [
    'You chat with policyholders inside our customer portal, two at a time and three at most. They need an ID card at the DMV. They want to know if a payment went through. They are locked out. You read what they mean, find the answer in our records and type it in plain words.',
    'About one chat in ten is somebody standing beside a dented car. You ask first if everyone is safe, then bring in a claims colleague and stay until they have said hello. You do not advise on how much coverage to buy. A licensed agent does that, and you set up the call.',
    `The week is 40 hours, in day shifts that fall between 8 a.m. and 8 p.m. ${site.region.timeZoneName}, including every third Saturday. You get your schedule four weeks ahead.`,
  ],
  requirements: [
    'You write short, clear, friendly English, and you read before you reply.',
    'You can keep two conversations apart and give each your attention.',
    'You ask for help early when an answer could be wrong.',
    'You have helped customers before, in writing, on the phone or face to face.',
    'Your internet connection holds up for a full shift.',
    'A second language is a plus, not a requirement.',
  ],
  benefits: [
    'A paid fifteen-minute break from chats every two hours',
    'Three paid weeks of training before your first chat alone',
    'Medical, dental and vision insurance from day one',
    `A computer and screen from us, and ${figures.internet} every month for the connection`,
    `${figures.vacationDays} days of paid vacation, plus your birthday`,
    'An extra $2 an hour on Saturdays',
  ],
  pay: { from: 22, to: 27, per: 'hour' },
  posted: '2026-11-02',
  listed: true,
};
