import { questions } from '#company/policy.ts';
import { claimStatusHref } from '#company/shape/contact-links.ts';
import { endSentence } from '#domain/end-sentence.ts';
import type { Kind } from '#domain/kinds.ts';
import { pathIn } from '#domain/languages.ts';
import { decideQuestions } from '#domain/verification-questions.ts';
import { language } from './language.ts';
import { insurer } from './phrases/insurer.ts';
import {
  applicationReceipt,
  claimReceipt,
  contactReceipt,
  type ReceiptWords,
  writeVerificationReceipt,
} from './receipts.ts';
import { site } from './site.ts';
import { state } from './state.ts';

/** To whoever sent a form. It says what arrived, and never repeats the content. */
export const receiptMail = {
  byKind: {
    message: contactReceipt,
    application: applicationReceipt,
    verification: writeVerificationReceipt(decideQuestions(questions, site, state)),
    claim: claimReceipt,
  } satisfies Record<Kind, ReceiptWords>,
  labels: {
    reference: 'Reference',
    claimNumber: 'Claim number',
    sent: 'We received',
    next: 'What happens next',
    by: 'By when',
  },
  correct: {
    title: 'To correct or delete it',
    text: `Reply to this email, or call ${site.telephone.shown}, and give the reference. We’ll delete what you sent if you ask.`,
  },
  fraud: {
    title: 'Is this email really from us?',
    text: `It has no attachment, and it never asks for a password, a payment, a bank account or a Social Security number. If an email in our name does, do not answer it. Call ${site.telephone.shown}.`,
  },
  notMe: {
    title: 'You did not write to us?',
    text: 'Then somebody typed your address. Tell us, and we won’t write to it again:',
    link: 'I did not send this',
    /** Where the backend is not ours, there is no page to click to. */
    byMail: 'Then somebody typed your address. Send us this email, and we’ll delete what was sent:',
  },
};

export const replyMail = {
  /** Under the reply. */
  about: (reference: string, date: string) =>
    `${endSentence(`About what you sent us on ${date}`)} Reference: ${reference}.`,
};

/** Where a claim stands. */
export const statusMail = {
  status: 'Where it stands',
  next: 'What happens next',
  follow: 'Follow your claim',
  page: `${site.origin}${pathIn(language.code, claimStatusHref)}, with the claim number and this email address`,
};

/** An appointment that an answer offers, or takes back. */
export const appointmentMail = {
  label: 'Appointment',
  cancelled: 'Canceled appointment',
  summary: `Appointment with ${site.name}`,
};

export const mailFooter = [
  `${site.legalName}, ${site.offices[0].street}, ${site.offices[0].city}, ${site.offices[0].state} ${site.offices[0].zip}`,
  insurer ?? 'A demonstration of a fictional company. Nothing is sold.',
];

/** What a person sends where there is no such page. */
export const notMeMail = { subject: (reference: string) => `I did not send this (${reference})` };

/** The page behind "I did not send this". */
export const notMePage = {
  title: 'Did you not write to us?',
  text: 'Press the button, and we’ll note that it wasn’t you. We won’t send mail to your address again.',
  button: 'It was not me',
  doneTitle: 'Thank you. We have noted it.',
  doneText: `We won’t write to this address again, and our staff will look at what was sent in your name. Questions? Call ${site.telephone.shown}.`,
  failedTitle: 'That did not work',
  failedText: `Nothing was changed. Please open the link in our email again in a few minutes, or call ${site.telephone.shown}.`,
  expiredTitle: 'This link no longer works',
  expiredText: `What it was about has been deleted. If you still get mail from us, call ${site.telephone.shown}.`,
};
