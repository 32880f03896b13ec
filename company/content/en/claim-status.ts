import { claimStatusHref } from '#company/shape/contact-links.ts';
import type { FieldWords } from '#company/shape/form-words.ts';
import type { PageWords } from '#company/shape/types.ts';
import { type ClaimStatus, mostPhotos, photosPerClaim } from '#domain/claims.ts';
import { claimsCenter } from './claims/links.ts';
import { hotline } from './phrases/hotline.ts';
import { adjusterPromise, withinDecisionTime } from './phrases/promises.ts';
import { site } from './site.ts';

export const meta: PageWords = {
  title: `Check a claim’s status | ${site.name}`,
  description:
    'See where your claim stands, what happens next and what we need from you, and add photos. All you need is the claim number and your email address.',
};

export const page = {
  href: claimStatusHref,
  title: 'Check a claim’s status',
  texts: ['With your claim number and the email address you gave us. You need no account.'],
  trail: [claimsCenter],
};

const call = `call ${site.claimsHotline.shown}${hotline.afterNumber}`;

export const form = {
  title: 'Find your claim',
  fields: {
    number: {
      label: 'Claim number',
      hint: 'Eight letters and digits, such as K7QM-2XRA. It is on your receipt.',
    },
    email: { label: 'Email', hint: 'The address you gave us with the claim.' },
  } satisfies Record<string, FieldWords>,
  rules: {
    number: 'A claim number has eight letters and digits, such as K7QM-2XRA. It has no 0, O, 1 or I',
    email: 'Please enter the email address you gave us with the claim',
  },
  submit: 'Check Status',
  sending: 'Looking...',
  withoutScripts: {
    text: 'Your browser has it turned off. Call our claims line with your claim number instead.',
    ways: [{ label: site.claimsHotline.shown, href: site.claimsHotline.href }],
  },
};

/** The same for a wrong number and a wrong address, so that nobody can find out which numbers exist. */
export const notFound = {
  title: 'We found no claim with this number and this email address',
  text: `Please check both, letter by letter. If they are right, ${call}: a person can find your claim.`,
};

export const limited = {
  title: 'Too many attempts',
  text: `To protect your claim, we have stopped looking it up for an hour. If it cannot wait, ${call}.`,
};

export const lookupFailed = {
  title: 'We could not look up your claim',
  advice: `Please check your connection and try again, or ${call}.`,
};

type StatusWords = {
  label: string;
  /** In the line of steps, while it is not the current one. */
  otherwise?: string;
  next: string;
};

export const statuses: Record<ClaimStatus, StatusWords> = {
  received: {
    label: 'Received',
    next: `${adjusterPromise}. Until then, keep receipts and anything that is damaged.`,
  },
  with_adjuster: {
    label: 'With an adjuster',
    next: 'The adjuster will look at the loss and check it against your policy. If anything is missing, you’ll get one list of it.',
  },
  needs_something: {
    label: 'We need something from you',
    otherwise: 'What we need from you',
    next: `Please send what the message asks for. You’ll get our decision ${withinDecisionTime}.`,
  },
  decided: {
    label: 'Decided',
    next: 'You’ll get our decision in writing, with the math shown. If you disagree, tell your adjuster what you think is wrong.',
  },
  closed: {
    label: 'Closed',
    next: `We’ve finished our work on this claim. If something comes up later, ${call}, and give the claim number.`,
  },
};

export const result = {
  title: (number: string) => `Claim ${number}`,
  current: 'Where it stands',
  now: 'now',
  done: 'done',
  since: (date: string) => `Since ${date}`,
  closed: (date: string) => `Closed on ${date}`,
  sent: (date: string) => `Sent ${date}`,
  photos: (count: number) => (count === 1 ? '1 photo or PDF' : `${count} photos or PDFs`),
  message: 'A message from us',
  next: 'What happens next',
  another: { label: 'Look up another claim', href: claimStatusHref },
};

export const addPhotos = {
  title: 'Add photos',
  fields: {
    photos: {
      label: 'Photos or PDFs',
      hint: `Up to ${photosPerClaim} at a time, each 10 MB or less. Your adjuster sees them with the claim.`,
    },
  } satisfies Record<string, FieldWords>,
  submit: 'Send Photos',
  sending: 'Sending...',
  none: 'Please choose a photo or a PDF first',
  tooMany: `Nothing was sent: please choose ${photosPerClaim} files or fewer, and send the others afterwards`,
  added: (count: number) =>
    count === 1 ? 'Your file is with your claim now.' : `Your ${count} files are with your claim now.`,
  closed: `This claim is closed, so photos can no longer be added. Please ${call}.`,
  full: `A claim holds ${mostPhotos} photos or PDFs. To send more, ${call}.`,
  failed: {
    title: 'Your photos have not all arrived',
    advice: `They are still here. Check your connection and press the button again: photos that have arrived are not sent twice. Or ${call}.`,
  },
};
