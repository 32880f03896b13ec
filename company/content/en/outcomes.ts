import type { Refusal } from '#domain/refused-submission.ts';
import { isPicture } from './forms.ts';
import { site } from './site.ts';

/** Messages after a submit. The specification fixes the wording, except for claims. */
export const outcomes = {
  contact: {
    sending: 'Sending...',
    stored: "Message sent successfully! We'll get back to you as soon as possible.",
    honeypot: "Message sent! We'll get back to you as soon as possible.",
    failed: 'Something went wrong. Please try again later.',
  },
  claim: {
    sending: 'Sending...',
    failed: {
      title: 'Your claim has not reached us yet',
      advice: `Your answers and photos are still here. Check your connection and press the button again: photos that have arrived are not sent twice. Or call ${site.claimsHotline.shown}.`,
    },
  },
  application: {
    stored: "Application submitted successfully! We'll be in touch soon.",
    failed: 'There was a problem submitting your application. Please try again.',
  },
  verification: {
    stored: {
      title: 'Verification submitted',
      text: "Your employment verification form has been submitted successfully. We'll review your information and get back to you soon.",
    },
    failed: {
      title: 'Submission failed',
      text: 'There was an error submitting your verification. Please try again.',
    },
    missingDocuments: "Missing documents. Please upload both front and back of your driver's license",
  },
};

type Failure = {
  title: string;
  text?: string;
  /** What to do if the backend gave no reason. */
  advice?: string;
};

/** The failure message of the specification and, if the backend gave a reason, a sentence on what to do. */
export function failureMessage({ title, text, advice }: Failure, refusal?: Refusal) {
  const whatToDo = refusal ? adviceOn(refusal) : advice;
  const all = [text, whatToDo].filter(Boolean).join(' ');
  return { kind: 'error' as const, title, ...(all && { text: all }), ...(whatToDo && { seconds: 20 }) };
}

function adviceOn(refusal: Refusal): string {
  const call = `call us at ${site.telephone.shown}`;
  if (refusal.reason === 'file') {
    const again =
      refusal.file && isPicture(refusal.file)
        ? 'take another picture'
        : 'open it, print it to a new PDF (“Save as PDF”)';
    return `We can’t read the file. Please ${again} and choose the new file, or ${call}. Your answers are still here.`;
  }
  if (refusal.reason === 'uploads')
    return `Your files have to be uploaded again. Your answers and files are still here: please send the form once more, or ${call}.`;
  const why = {
    'too-many': 'We have received too many requests from your internet connection.',
    closed: 'We cannot store anything at the moment.',
  }[refusal.reason];
  return `${why} Your answers are still here: please wait ${waitOf(refusal.seconds)} and send them again, or ${call}.`;
}

export function waitOf(seconds: number): string {
  if (seconds <= 90) return counted(seconds, 'second');
  return seconds <= 5400
    ? counted(Math.ceil(seconds / 60), 'minute')
    : counted(Math.ceil(seconds / 3600), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
