import { claimStatusHref } from '#company/shape/contact-links.ts';
import type { PhoneNumber } from '#company/shape/site.ts';
import type { Link } from '#company/shape/types.ts';
import type { MessageTopic } from '#domain/contact-topics.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import { outcomes } from './outcomes.ts';
import { hotline } from './phrases/hotline.ts';
import { officeHoursInWords } from './phrases/hours.ts';
import { phones } from './phrases/phones.ts';
import { adjusterPromise, answerGoalExplained, withinDecisionTime } from './phrases/promises.ts';
import { site } from './site.ts';

/** What stays on the page after a form was stored. */
export type ReceiptWords = {
  title: string;
  /** What a message would say, if none stayed. */
  said?: { title: string; text?: string };
  /** The kind of what was sent. Never its values: others may see the screen. */
  sent: string;
  next: string;
  /** A goal, not a promise. */
  by: string;
  /** What the visitor should not throw away. */
  keep?: string;
  /** How to see where it stands. */
  follow?: { text: string; link: Link };
  /** What the reference is called, where it has a name of its own. */
  reference?: string;
  /** Whom to call, with the words before and after the number. */
  callUs?: { before: string; number: PhoneNumber; after: string };
  more?: Link;
};

export const receipt = {
  reference: 'Reference',
  sent: 'You sent',
  next: 'What happens next',
  by: 'By when',
  keep: 'What to keep',
  follow: 'Follow your claim',
  call: 'Questions',
  /** Before and after the phone number. */
  callUs: { before: 'Call ', number: site.telephone, after: ' and give the reference.' },
  close: 'Close',
  print: 'Print this page',
  /** Leads back to the empty form. */
  again: 'Send another',
};

const officeHours = officeHoursInWords();

export const contactReceipt: ReceiptWords = {
  title: 'We have your message',
  said: { title: outcomes.contact.stored },
  sent: 'A message to our office',
  next: 'An agent will read it and answer by email, or call if that’s quicker.',
  by: `${answerGoalExplained}. Office hours: ${officeHours}.`,
  ...(!phones.isOnePhone && {
    more: {
      label: `${hotline.label}: ${site.claimsHotline.shown.replace(' ', '\u00a0')}`,
      href: site.claimsHotline.href,
    },
  }),
};

export const claimReceipt: ReceiptWords = {
  reference: 'Claim number',
  title: 'We have your claim',
  sent: 'A claim',
  next: 'An adjuster will contact you. You’ll hear whether anything has to be inspected, and what we still need from you.',
  by: `${adjusterPromise}. You’ll get our decision in writing, ${withinDecisionTime}.`,
  keep: 'All papers about this. If something is damaged: the things themselves until the adjuster has seen them, and receipts for what you buy or repair. Stop what is getting worse, and take photos first.',
  follow: {
    text: 'See where it stands, or add photos, with the claim number and your email address:',
    link: { label: 'Check a claim’s status', href: claimStatusHref },
  },
  callUs: {
    before: 'Call ',
    number: site.claimsHotline,
    after: `${hotline.afterNumber}, and give the claim number. In danger, call 911.`,
  },
};

/** On the page of the receipt, where nobody else reads it. */
export function describeSentClaim(kind: string, date: string, photos: number): string {
  const files = photos === 0 ? 'no photos' : photos === 1 ? '1 photo or PDF' : `${photos} photos or PDFs`;
  return `A claim (${kind}, ${date}) with ${files}`;
}

export const topicReceipts: Record<MessageTopic, ReceiptWords> = {
  quote: {
    ...contactReceipt,
    title: 'We have your request',
    sent: 'A request for a quote',
    next: 'An agent will work out a price, and write or call if anything is missing.',
  },
  agent: {
    ...contactReceipt,
    title: 'We have your request',
    sent: 'A request to talk with an agent',
    next: 'We’ll pass it to the agent who fits best. That agent will call or write to you.',
  },
};

export const applicationReceipt: ReceiptWords = {
  title: 'We have your application',
  sent: 'A job application with your resume',
  next: 'The manager you would work for will read it. We aim to answer every application.',
  by: 'From application to offer usually takes about three weeks.',
  more: { label: 'How hiring works', href: '/careers#hiring' },
};

export function writeVerificationReceipt({ driversLicense }: AskedQuestions): ReceiptWords {
  return {
    title: 'We have your verification',
    said: outcomes.verification.stored,
    sent: driversLicense ? 'An employment verification with two pictures' : 'An employment verification',
    next: 'Our hiring staff will compare it with your offer letter, and contact you if anything is unclear.',
    by: `We’ll review it during office hours: ${officeHours}. Haven’t heard from us in a week? Please call.`,
  };
}
