import type { FieldWords } from '#company/shape/form-words.ts';
import { type Choice, labeled } from '#company/shape/question.ts';
import { hurtAnswers, type LossKind, lossKinds, reachTimes, reachWays } from '#domain/claim-answers.ts';
import { photosPerClaim } from '#domain/claims.ts';
import { page as emergency } from './claims/links.ts';
import { site } from './site.ts';

export type ClaimStepId = 'happened' | 'photos' | 'reach';

export type ClaimField = keyof typeof fields;

export const hurtChoices: readonly Choice[] = labeled(hurtAnswers, {
  yes: 'Yes, someone is hurt',
  no: 'No, nobody is hurt',
  unsure: 'Not sure yet',
});

export const lossChoices: readonly Choice[] = labeled(Object.keys(lossKinds) as LossKind[], {
  car: 'Car accident or damage',
  theft: 'Theft or break-in',
  fire: 'Fire or smoke',
  water: 'Leak or burst pipe',
  storm: 'Storm or flood',
  injury: 'Injury to a guest or customer',
  health: 'Medical bill',
  life: 'Death in the family',
  business: 'Loss at a business',
  other: 'Something else',
});

export const reachWayChoices: readonly Choice[] = labeled(reachWays, {
  Phone: 'Phone',
  Email: 'Email',
  'Phone or email': 'Phone or email',
});
export const reachTimeChoices: readonly Choice[] = labeled(reachTimes, {
  'Any time': 'Any time',
  Mornings: 'Mornings',
  Afternoons: 'Afternoons',
  Evenings: 'Evenings',
  Weekends: 'Weekends',
});

const filesAtMost = `Up to ${photosPerClaim}, each 10 MB or less`;

/** In the order of the form. */
export const fields = {
  kind: { label: 'Kind of loss', hint: 'Sends this to the right adjuster.' },
  hurt: { label: 'Is anyone hurt?', hint: 'People come before property.' },
  date: { label: 'Date it happened', hint: 'Or the day you noticed it.' },
  time: { label: 'Time', hint: 'Such as “about 4 p.m.” or “overnight.”', optional: true },
  place: { label: 'Where it happened', hint: 'A street address, the nearest corner, or the town.' },
  description: {
    label: 'What happened?',
    hint: 'In your own words. Please leave out medical, bank and Social Security details.',
  },
  photos: {
    label: 'Photos or PDFs',
    hint: `${filesAtMost}: the damage from close up and from farther away, a receipt, a police report. No photos yet? You can add them later.`,
    optional: true,
  },
  policy: {
    label: 'Policy number',
    hint: 'Finds your policy faster. We can look it up, too.',
    optional: true,
  },
  others: {
    label: 'Other people involved',
    hint: 'Names, phone numbers, license plates and insurers, if you have them.',
    optional: true,
  },
  name: { label: 'Name', hint: 'What should we call you?' },
  email: { label: 'Email', hint: 'With it and the claim number you can follow your claim.' },
  phone: { label: 'Phone', hint: 'With the area code. Your adjuster calls this number.' },
  reachWay: { label: 'Best way to reach you' },
  reachTime: { label: 'Best time' },
} satisfies Record<string, FieldWords>;

/** What is asked in other words for a kind of loss. */
export const fieldsOfKind: Partial<Record<LossKind, Partial<Record<ClaimField, FieldWords>>>> = {
  health: {
    date: { label: 'Date of the treatment', hint: 'The first day on the bill.' },
    place: { label: 'Where you were treated', hint: 'The hospital or the practice, and its town.' },
    description: {
      label: fields.description.label,
      hint: 'What the bill is for, and what you would like to know. Please leave out your diagnosis, and bank and Social Security details.',
    },
    photos: {
      ...fields.photos,
      hint: `${filesAtMost}: the bill, or a letter about it. You can add them later.`,
    },
    others: { ...fields.others, hint: 'Another insurer, for example, or the person who was treated.' },
  },
  life: {
    date: { label: fields.date.label, hint: 'We are sorry for your loss. This is the day of the death.' },
    time: { ...fields.time, hint: 'Leave it empty if you like.' },
    place: { label: fields.place.label, hint: 'The town is enough.' },
    description: {
      label: fields.description.label,
      hint: 'Whose death it was, and as much as you wish to say. Please leave out medical, bank and Social Security details.',
    },
    photos: { ...fields.photos, hint: `${filesAtMost}: the policy, for example. You can add them later.` },
    others: { ...fields.others, hint: 'Other beneficiaries, if you know of any.' },
  },
};

/** What to do about an answer that is missing or wrong. */
export const rules = {
  hurt: 'Please say whether anyone is hurt',
  kind: 'Please choose the kind of loss',
  date: 'Please enter the date it happened',
  dateInFuture: 'This date is in the future. Please enter the date it happened',
  dateTooEarly: 'Please check the year of this date',
  place: 'Please say where it happened',
  description: 'Please tell us in a sentence what happened, in at least 10 characters',
  photos: `Please choose ${photosPerClaim} photos or fewer. You can add more after you have sent the claim`,
  name: 'Name must be at least 2 characters',
  email: 'Invalid email address',
  phone: 'Phone number must be at least 10 digits',
  reachWay: 'Please choose how we should reach you',
  reachTime: 'Please choose a time',
};

export const steps: Record<ClaimStepId, { title: string; intro?: string }> = {
  happened: { title: 'What happened' },
  photos: {
    title: 'Photos and details',
    intro: 'Everything in this part is optional. It saves you a call later.',
  },
  reach: { title: 'How to reach you' },
};

export const form = {
  title: 'Start a Claim',
  text: 'It takes about five minutes. Tell us what you know now. Your adjuster asks for the rest.',
  progress: (step: number, all: number) => `Step ${step} of ${all}`,
  next: 'Next',
  back: 'Back',
  review: 'Review My Claim',
  send: 'Send My Claim',
  hurt: {
    title: 'Call 911 first',
    text: 'Get help for the person who is hurt. This form can wait.',
    keeps: 'It keeps what you typed in this tab.',
    call: { label: 'Call 911', href: 'tel:911' },
    after: 'Then call our claims line:',
    more: { label: 'What to do first, step by step', href: emergency.href },
  },
  /** Where the form cannot be sent. */
  withoutScripts: {
    text: 'Your browser has it turned off. Call our claims line instead.',
    ways: [{ label: site.claimsHotline.shown, href: site.claimsHotline.href }],
  },
};

export const reviewWords = {
  title: 'Check your claim',
  text: 'Nothing has been sent yet. Is everything right?',
  change: 'Change',
  nothing: 'Not given',
  photos: (count: number) =>
    count === 0 ? 'None' : count === 1 ? '1 photo or PDF' : `${count} photos or PDFs`,
};

export const draft = {
  note: 'A draft of your answers and photos stays on this device, in case the page reloads. It goes when you send the claim or close this tab; the photos go within a day.',
  clear: 'Start over',
  cleared: 'The form is empty again.',
  undo: 'Put it back',
};
