import { agentHref, claimHref, claimStatusHref } from '#company/shape/contact-links.ts';
import type { ClaimsDocument, ClaimsStep, Four, Link, PageWords, Three } from '#company/shape/types.ts';
import * as emergency from './claims/emergency.ts';
import { writeFaqs } from './claims/faqs.ts';
import { claimForms, guide } from './claims/forms.ts';
import { claimsCenter } from './claims/links.ts';
import { hotline } from './phrases/hotline.ts';
import { adjusterPromise, withinDecisionTime } from './phrases/promises.ts';
import { site } from './site.ts';
import { state } from './state.ts';

/** The PDFs, in the order of the page. */
const documents: readonly ClaimsDocument[] = [...claimForms, ...(guide ? [guide] : [])].map(
  ({ title, file, description }) => ({ name: title, type: 'PDF', file, description }),
);
const formCount = claimForms.length;
const hasGuide = guide !== undefined;

export const meta: PageWords = {
  title: `Claims Center: file a claim${hotline.isAlwaysOpen ? ', day or night' : ' at any hour'} | ${site.name}`,
  description: `${
    hotline.isAlwaysOpen
      ? `File a claim online, with your agent or at ${site.claimsHotline.shown}, day and night.`
      : `File a claim online at any hour, with your agent or at ${site.claimsHotline.shown}.`
  } ${documents.length > 0 ? 'Forms, checklists' : 'Checklists'} and the steps of a claim.`,
};

export const banner = {
  title: claimsCenter.label,
  text: `Is everyone safe? If not, call 911. The rest can wait. ${adjusterPromise}.`,
  start: { label: 'Start a New Claim', href: claimHref },
  hotline: hotline.titleAndHours,
  emergency: { label: 'Accident, storm or flood? What to do first', href: emergency.page.href },
};

export const filing: { id: string; title: string; text: string; unsure: string; start: Link } = {
  id: 'file-claim',
  title: 'How to File a Claim',
  text: 'Tell us what happened, when and where. A policy number helps, but you can begin without one. You do not need every document, and you do not need to know what it will cost.',
  unsure: 'Not sure which to use? Tell us what happened, and we’ll help.',
  start: banner.start,
};

type Channel = { title: string; text: string; detail?: string; link: Link };

export const channels: Three<Channel> = [
  {
    title: 'Online',
    text: 'Best when nobody is hurt and the damage is done: a stolen bike, a scratched door, a leak that has stopped. In your own words, at any hour.',
    link: { label: 'File Online', href: claimHref },
  },
  {
    title: 'By Phone',
    text: `Best when it is happening now${hotline.isAlwaysOpen ? '' : ' and we are open'}. A person opens your claim and goes over what to do in the next hour.`,
    detail: site.claimsHotline.shown,
    link: { label: 'Call Now', href: site.claimsHotline.href },
  },
  {
    title: 'With Your Agent',
    text: 'Best when it is complicated. Your agent knows your policy, fills out the form with you and follows up on the claim.',
    link: { label: 'Find Agent', href: agentHref() },
  },
];

export const claimsProcess: { title: string; text: string; steps: Four<ClaimsStep> } = {
  title: 'Claims Process',
  text: 'Four steps, in this order. Each one says who acts next, you or us.',
  steps: [
    {
      number: '01',
      title: 'Report Your Claim',
      description:
        'You tell us what happened. We give you a claim number. Write it down: with it and your email address you can check the status and add photos.',
    },
    {
      number: '02',
      title: 'Claims Assessment',
      description: `${adjusterPromise}. This is the person who determines what the policy pays. Together you decide what has to be inspected, and when.`,
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
      description: `You’ll get a decision in writing with the math shown, ${withinDecisionTime}. If any part is not covered, the letter names the sentence in your policy that says so.`,
    },
  ],
};

const checkStatus: Link = { label: 'Check a claim’s status', href: claimStatusHref };

export const tracking: { id: string; title: string; text: string; link: Link; more?: Link } = {
  id: 'track-claim',
  title: 'Need to track an existing claim?',
  ...(site.features.login
    ? {
        text: 'Sign in to see which step your claim is on and what we are waiting for. No account? Your claim number and email address are enough.',
        link: { label: 'Track My Claim', href: '/login' },
        more: checkStatus,
      }
    : {
        text: 'See which step your claim is on and what we are waiting for. All you need is your claim number and your email address.',
        link: checkStatus,
      }),
};

function documentsTitle(): string {
  const forms = formCount === 1 ? 'Claim form' : 'Claim forms';
  if (formCount === 0) return 'Claims guide';
  return hasGuide ? `${forms} and guide` : forms;
}

/** The key of each tab is also its id; the first one is open when the page loads. Without documents, their tab is left out. */
export const resources = {
  title: 'Claims Resources',
  faq: { label: 'FAQs', anchor: 'faqs', title: 'Questions about claims', items: writeFaqs(state) },
  documents: {
    label: 'Documents',
    title: documentsTitle(),
    text:
      formCount > 1
        ? 'Fill them out on your screen or print them. Not sure which one? Call, and we’ll fill out the right one with you.'
        : 'On your screen or printed. Not sure what to fill out? Call, and we’ll do it with you.',
    button: 'Download PDF',
    items: documents,
  },
  emergency: {
    label: 'Emergency Resources',
    title: emergency.title,
    callUs: emergency.callUs,
    checklists: [emergency.afterDisaster, emergency.afterAccident],
    page: { label: 'The same help on one page, to print and keep', href: emergency.page.href },
  },
};
