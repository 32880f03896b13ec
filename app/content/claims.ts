import { site } from '#app/site.ts';
import { documents } from './claims/documents.ts';
import * as emergency from './claims/emergency.ts';
import { facts } from './facts.ts';
import type { ClaimsStep, Faq, Five, Four, Link, PageWords, Three } from './types.ts';

export const meta: PageWords = {
  title: `Claims Center: file a claim, day or night | ${site.name}`,
  description: `File a claim online, with your agent or at ${site.claimsHotline.shown}, day and night. Forms, checklists and what happens in which order.`,
};

export const banner = {
  title: 'Claims Center',
  text: 'Is everyone safe? If not, call 911. The rest of this page will keep.',
  hotline: `Claims hotline, ${site.figures.support}`,
  emergency: { label: 'It just happened: what to do first', href: emergency.page.href },
};

export const filing: { id: string; title: string; text: string; start: Link } = {
  id: 'file-claim',
  title: 'How to File a Claim',
  text: 'Tell us what happened, when and where. A policy number helps, but you can begin without one. You do not need to have every paper ready, and you do not need to know yet what it will cost.',
  start: { label: 'Start a New Claim', href: '/contact' },
};

type Channel = { title: string; text: string; detail?: string; link: Link };

export const channels: Three<Channel> = [
  {
    title: 'Online',
    text: 'Best when nobody is hurt and you want a record. Write down what happened in your own words and send it whenever you like.',
    link: { label: 'File Online', href: '/contact' },
  },
  {
    title: 'By Phone',
    text: 'Best when it is happening now. A person answers, opens your claim and tells you what to do in the next hour.',
    detail: site.claimsHotline.shown,
    link: { label: 'Call Now', href: site.claimsHotline.href },
  },
  {
    title: 'With Your Agent',
    text: 'Best when it is complicated. Your agent already knows your policy, fills in the form with you and follows the claim.',
    link: { label: 'Find Agent', href: '/contact' },
  },
];

export const claimsProcess: { title: string; text: string; steps: Four<ClaimsStep> } = {
  title: 'Claims Process',
  text: 'Four steps, in this order. At each one you know who has the next move.',
  steps: [
    {
      number: '01',
      title: 'Report Your Claim',
      description:
        'You tell us what happened. We give you a claim number on the spot. Write it down, or ask us to send it to you.',
    },
    {
      number: '02',
      title: 'Claims Assessment',
      description:
        'An adjuster, the person who works out what the policy pays, contacts you within 24 hours. You agree on what has to be seen, by whom and when.',
    },
    {
      number: '03',
      title: 'Evaluation & Documentation',
      description:
        'You send photos, bills and forms. The adjuster tells you what is still missing, in one list, and checks the loss against your policy.',
    },
    {
      number: '04',
      title: 'Claim Resolution',
      description:
        'You get a decision in writing with the sums shown, 7-10 business days after we have received all documents. If any part is not covered, the letter names the sentence in your policy that says so.',
    },
  ],
};

export const tracking: { id: string; title: string; text: string; link: Link } = {
  id: 'track-claim',
  title: 'Need to track an existing claim?',
  text: 'Sign in to see which step you are on and what we are waiting for. No account? Call the hotline with your claim number.',
  link: { label: 'Track My Claim', href: '/login' },
};

const faqs: Five<Faq> = [
  {
    question: 'How soon do I have to report a loss?',
    answer: `As soon as everyone is safe. Policies ask for prompt notice, and fresh details make a better claim. Some deadlines are fixed: in New York, notice of a no-fault injury claim is due ${facts.noFaultNotice.value}. If you think you are late, report it anyway.`,
  },
  {
    question: 'How long will it take until I am paid?',
    answer: `Claims are processed in 7-10 business days after we have received all documents. Then you have our decision in writing, and if we owe you money, the letter names the day it is paid. For comparison, New York asks insurers to accept or reject a claim ${facts.claimDecided.value}. The slow part is often one missing estimate or report, so ask your adjuster which one it is.`,
  },
  {
    question: 'What if I have lost my receipts?',
    answer:
      'Then we look for other proof. Bank statements, emails, old photos, the box in the basement, a note from whoever gave it to you: all of these count for something. List what you had, as well as you can remember, and mark what you are unsure of.',
  },
  {
    question: 'May I start repairs before the adjuster comes?',
    answer:
      'Do what stops the damage from growing: shut the valve, cover the roof, board the window. Photograph it first if you safely can, and keep the receipts. Leave permanent repairs until the adjuster has seen the loss, and do not throw damaged things away before then.',
  },
  {
    question: 'What can I do if I disagree with the decision?',
    answer:
      'Tell your adjuster what you think is wrong, and send anything new. You can ask for a second adjuster who has not seen the file. In New York you can also complain to the Department of Financial Services, at no cost and at any point.',
  },
];

/** The key of each tab is also its id; the first one is open when the page loads. */
export const resources = {
  title: 'Claims Resources',
  faq: { label: 'FAQs', anchor: 'faqs', title: 'Questions about claims', items: faqs },
  documents: {
    label: 'Documents',
    title: 'Forms, and a guide',
    text: 'Fill them in on your screen or print them. Not sure which one? Skip the form and call, and we will fill it in with you.',
    button: 'Download PDF',
    items: documents,
  },
  emergency: {
    label: 'Emergency Resources',
    title: emergency.title,
    hotline: emergency.hotline,
    checklists: [emergency.afterDisaster, emergency.afterAccident],
    page: { label: 'The same on one page, to print and to keep', href: emergency.page.href },
  },
};
