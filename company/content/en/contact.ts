import { claimHref } from '#company/shape/contact-links.ts';
import type { FieldWords } from '#company/shape/form-words.ts';
import type { Faq, PageWords } from '#company/shape/types.ts';
import { dayWords } from './phrases/business-days.ts';
import { hotline } from './phrases/hotline.ts';
import { capitalize } from './phrases/numbers.ts';
import { offices } from './phrases/offices.ts';
import { phones } from './phrases/phones.ts';
import { answerGoal, answerGoalExplained } from './phrases/promises.ts';
import { site } from './site.ts';

export const meta: PageWords = {
  title: `Contact Us: ${offices.noun}, hours and phone | ${site.name}`,
  description: `Call ${site.telephone.shown}, write, or visit ${offices.oneOf}. ${answerGoal}. Claims: ${hotline.isAlwaysOpen ? 'day and night' : 'online at any hour'}.`,
};

export const banner = {
  title: 'Talk to a person',
  text: 'Ask for a quote, a second opinion, or plain English for page nine of your policy.',
};

export const details = {
  title: 'Get in Touch',
  text: 'Call, write or walk in. You do not need an appointment to ask a question.',
  offices: capitalize(offices.noun),
  telephone: phones.telephone,
  email: 'Email',
  hours: 'Office hours',
  open: 'Open now',
  closed: 'Closed now',
};

export const claimsSupport = {
  title: hotline.support,
  text: writeClaimsSupport(),
  /** The number, unless it stands above. */
  start: phones.isOnePhone
    ? { label: 'Start a Claim', href: claimHref }
    : { label: site.claimsHotline.shown, href: site.claimsHotline.href },
  more: { label: 'What to do first', href: '/claims' },
};

function writeClaimsSupport(): string {
  const number = phones.isOnePhone ? 'the number above' : 'this line';
  return hotline.isAlwaysOpen
    ? `${offices.theyClose} ${capitalize(number)} stays open. Call it when something has happened that cannot wait until morning.`
    : `Report a claim online at any hour. Or call ${number}${hotline.afterNumber}.`;
}

export const form = {
  title: 'Send Us a Message',
  text: 'Every field is required. Please leave out medical details, bank details and Social Security numbers. We do not need them here.',
  fields: {
    name: { label: 'Name', hint: 'What should we call you?' },
    email: { label: 'Email', hint: 'We’ll send our answer here.' },
    phone: { label: 'Phone', hint: 'With the area code. We may call if something is missing.' },
    subject: { label: 'Subject', hint: 'A few words: a quote, a question, a claim.' },
    message: {
      label: 'Message',
      hint: 'What happened, or what do you want to insure? Plain words are fine.',
    },
  } satisfies Record<string, FieldWords>,
  submit: 'Send Message',
  withoutScripts: { text: 'Your browser has it turned off. Call or write to us instead.' },
};

export const maps = {
  title: 'Where to find us',
  text: offices.whereTheyAre,
  /** The drawing does not move. */
  load: 'Show a map you can zoom',
  consent:
    'The map comes from OpenStreetMap. When you press the button, your browser asks their servers for it, and they see your IP address.',
  directions: 'Get directions',
  credit: 'Map data © OpenStreetMap contributors',
  /** Alternative text of a drawing that `npm run map` makes. */
  drawing: (streets: string) =>
    `A drawing of the streets around the office: ${streets}. The office is marked.`,
  note: offices.isOne
    ? 'Our address is fictional. The map shows the neighborhood, and no door there is ours.'
    : 'Our addresses are fictional. Each map shows the neighborhood, and no door there is ours.',
};

const opensOnSaturday = site.offices.some(({ hours }) =>
  hours.some(({ weekdays, open }) => open && weekdays.includes(6)),
);

export const questions: { title: string; items: readonly Faq[] } = {
  title: 'Questions about reaching us',
  items: [
    {
      question: 'How soon will you answer?',
      answer: `${answerGoalExplained}: by ${dayWords.example.to} at 3 p.m., if you write on ${dayWords.example.from} at 3 p.m. ${dayWords.others('holidays')} do not count${opensOnSaturday ? ', even though we are open on Saturday' : ''}. For anything urgent, call.`,
    },
    {
      question: 'Do I need an appointment?',
      answer: `Not for a question or to drop off papers. For a full review of your policies, make one, so that the right person has time and has read your file. Tell us ${offices.isOne ? '' : 'which office and '}two times that work for you.`,
    },
    {
      question: 'Can I ask for a specific agent?',
      answer:
        'Yes. Put the name in the subject line, or say it when you call. If that agent is away, we’ll tell you when they’ll be back and who can help until then. You can also ask to change agents, and you do not have to say why.',
    },
    {
      question: 'What should I have ready for a claim?',
      answer:
        'What happened, when and where. A policy number and photos help, but you can begin without them. The Claims Center has the steps.',
    },
  ],
};
