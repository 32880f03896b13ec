import { adjusterHours } from '#domain/claims.ts';
import type { Kind } from '#domain/kinds.ts';
import { site } from '../site.ts';
import { hotline } from './en/phrases/hotline.ts';

// Mail to the company's staff, who read English.

const kindWords: Record<Kind, string> = {
  message: 'message',
  application: 'job application',
  verification: 'employment verification',
  claim: 'claim',
};

/** To the staff: kind, time and a link. No name and no content, because mail is not private. */
export const noticeMail = {
  subject: (kind: Kind) => `New ${kindWords[kind]}`,
  title: (kind: Kind) => `A new ${kindWords[kind]} arrived`,
  labels: { reference: 'Reference', received: 'Received' },
  open: 'Open it in the staff app',
  why: 'You get this because your account asks for mail about each one. Change that under “Your account.”',
};

export const reminderMail = {
  subject: (reference: string) => `Waiting for an answer: ${reference}`,
  title: (kind: Kind) => `A ${kindWords[kind]} is still waiting for an answer`,
  text: (kind: Kind) =>
    kind === 'claim'
      ? `The website says that an adjuster calls within ${adjusterHours} ${hotline.countedHours}. Nobody has answered this one yet.`
      : 'The website says that we aim to answer within 24 business hours. Nobody has answered this one yet.',
  open: 'Open it in the staff app',
};

/** To whoever has the record. No name and no content, as in every mail to the staff. */
export const replyReceivedMail = {
  subject: (reference: string) => `A reply arrived: ${reference}`,
  title: 'A reply arrived',
  text: 'Somebody answered one of our emails. The record is open again.',
  open: 'Read it in the staff app',
};

/** To whoever has the claim. */
export const photosAddedMail = {
  subject: (reference: string) => `Photos were added: ${reference}`,
  title: 'Photos were added',
  text: 'Somebody added photos to their claim.',
  open: 'See them in the staff app',
};

/** To whoever has the record. */
export const disownedMail = {
  subject: (reference: string) => `“It was not me”: ${reference}`,
  title: 'The sender says that they did not write',
  text: 'The owner of the email address pressed “It was not me” in our receipt. The record is open again, and we may not write to the address. Check what was sent in their name.',
  open: 'Open it in the staff app',
};

/** To the author of an answer. */
export const undeliveredMail = {
  subject: (reference: string) => `Your answer did not arrive: ${reference}`,
  title: 'Your answer did not arrive',
  text: 'The other mail server did not take it, or sent it back. The person is still waiting. Check the address, and send it again or call.',
  open: 'Open it in the staff app',
};

export const digestMail = {
  subject: (count: number, since: string) => `${count} new since ${since}`,
  title: (since: string) => `What came in since ${since}`,
  line: (kind: Kind, count: number) => `${count} new ${kindWords[kind]}${count === 1 ? '' : 's'}`,
  open: 'Open the inbox',
  why: 'You get this once a day. Change that under “Your account.”',
};

/** To owners, when many sign-ins failed within an hour. */
export const warningMail = {
  subject: 'Many failed sign-ins to the staff app',
  title: 'Somebody may be guessing passwords',
  text: (count: number) => `${count} sign-ins to the staff app failed within an hour.`,
  advice:
    'Open the failed sign-ins in the audit log: they show whose name was used, and from where. If it was one of you, there is nothing to do. Otherwise check that everyone has a second step, and suspend a person whose password may be known.',
  open: 'Open the failed sign-ins',
};

const accessWords = {
  copy: 'If the button does not work, open this address:',
  unexpected: `You did not expect this? Do not open the link, and tell an owner of the staff app, or call ${site.telephone.shown}.`,
};

/** To a person of the staff, with a one-time link. */
export const accessMail = {
  invite: {
    ...accessWords,
    subject: `Join the ${site.name} staff app`,
    title: 'You are invited to the staff app',
    text: `An owner of the ${site.name} staff app has invited you. With this link you choose your name and password.`,
    valid:
      'It works once, for 3 days. Do not pass this email on: whoever opens the link first gets your place.',
    open: 'Join',
  },
  reset: {
    ...accessWords,
    subject: `Your access to the ${site.name} staff app was reset`,
    title: 'Choose a new password',
    text: 'Your access to the staff app was reset. Your old password and second step no longer work. With this link you set up both again.',
    valid:
      'It works once, for 24 hours. Do not pass this email on: whoever opens the link first gets your place.',
    open: 'Choose a new password',
  },
};

/** To the staff, in place of what was not taken over from a mail that came back. */
export const receivedMail = {
  tooLarge: 'This mail is larger than 25 MB, so it was not read. Open it in the mailbox.',
  unreadable: 'This mail could not be read. Open it in the mailbox.',
  cut: '[The rest is in the mailbox.]',
  unnamedFile: (place: number) => `File ${place}`,
  moreFiles: (count: number) => `${count} more files`,
  tooManyFiles: (most: number) =>
    `Only the first ${most} files of a mail are stored. This one is in the mailbox.`,
  fileTooLarge: 'The file is larger than 10 MB. It is in the mailbox.',
  notCheckedNow: 'The file could not be checked. It is in the mailbox.',
};
