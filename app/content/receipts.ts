import { site } from '#app/site.ts';
import type { Topic } from '#domain/contact-topics.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import { officeHoursInWords } from './office-hours.ts';
import type { Link } from './types.ts';

/** What stays on the page after a form was stored. */
export type ReceiptWords = {
  title: string;
  /** The kind of what was sent. Never its values: others may see the screen. */
  sent: string;
  next: string;
  /** A goal, not a promise. */
  by: string;
  more?: Link;
};

export const receipt = {
  reference: 'Reference',
  sent: 'You sent',
  next: 'What happens next',
  by: 'By when',
  call: 'Questions',
  /** Before and after the phone number. */
  callUs: { before: 'Call ', number: site.telephone, after: ' and give the reference.' },
  close: 'Close',
  /** Leads back to the empty form. */
  again: 'Send another',
};

const officeHours = officeHoursInWords();

export const contactReceipt: ReceiptWords = {
  title: 'We have your message',
  sent: 'A message to our office',
  next: 'An agent will read it and answer by email, or call if that’s quicker.',
  by: `Our goal is an answer within 24 business hours. Office hours: ${officeHours}.`,
  more: {
    label: `Claims, day and night: ${site.claimsHotline.shown.replace(' ', '\u00a0')}`,
    href: site.claimsHotline.href,
  },
};

export const claimReceipt: ReceiptWords = {
  ...contactReceipt,
  title: 'We have your claim',
  sent: 'A claim',
  next: 'An adjuster will contact you to agree on the next steps. Keep photos, receipts and damaged things until then.',
  by: 'An adjuster will contact you within 24 hours. For anything that cannot wait, call the claims line now.',
};

export const topicReceipts: Record<Topic, ReceiptWords> = {
  quote: {
    ...contactReceipt,
    title: 'We have your request',
    sent: 'A request for a quote',
    next: 'An agent will work out a price, and write or call if anything is missing.',
  },
  claim: claimReceipt,
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
  next: 'The manager you would work for will read it. We’ll write or call you either way.',
  by: 'From application to offer usually takes about three weeks.',
  more: { label: 'How hiring works', href: '/careers#hiring' },
};

export function writeVerificationReceipt({ driversLicense }: AskedQuestions): ReceiptWords {
  return {
    title: 'We have your verification',
    sent: driversLicense ? 'An employment verification with two pictures' : 'An employment verification',
    next: 'Our hiring staff will compare it with your offer letter, and contact you if anything is unclear.',
    by: `We’ll review it during office hours: ${officeHours}. Haven’t heard from us in a week? Please call.`,
  };
}
