import { endSentence } from '#domain/end-sentence.ts';
import type { Kind } from '#domain/kinds.ts';
import type { Outcome } from '#domain/outcomes.ts';

export const conversationWords = {
  title: 'Conversation',
  sent: { message: 'Message', application: 'Application', verification: 'Verification', claim: 'Claim' },
  you: (name: string) => `${name} (you)`,
  /** Beside the name of the author of an answer. */
  to: (address: string) => `to ${address}`,
  from: (address: string) => `from ${address}`,
  quoted: 'Show what the mail repeats',
  automatic: 'Automatic reply',
  noText: 'This mail has no text.',
  refusedFile: (name: string, reason: string) =>
    `${name} was not stored. ${endSentence(reason)} It is still in the mailbox.`,
  answered: {
    phone: 'answered by phone',
    in_person: 'answered in person',
    own_mail: 'answered from their own mail program',
  } as Record<string, string>,
  replyStarted: 'started a reply in their own mail program',
  waiting: 'On its way.',
  delayed: (reason: string) => `Not sent yet. ${reason} It is tried again by itself.`,
  delivered: (time: string) => `Delivered ${time}`,
  failed: (reason: string) => `This did not arrive. ${reason}`,
  sendAgain: 'Write it again, to another address',
  unconfirmed: {
    title: 'This came from another address',
    text: 'It names our reference, but anybody who knows it could have written it. Check before you answer with anything private.',
    theirs: 'It is the same person',
    notTheirs: 'It is not theirs',
    note: '“The same person” sends your next answer to this address. “Not theirs” takes the mail out of this record; it stays in the mailbox.',
    nobody: {
      title: 'This names no single sender',
      note: '“The same person” keeps the mail here, and answers go where they went before. “Not theirs” takes it out of this record; it stays in the mailbox.',
    },
  },
  receipt: {
    sent: (time: string) => `A receipt was sent ${time}.`,
    waiting: 'The receipt is on its way.',
    failed: (reason: string) => `The receipt did not arrive. ${reason} The address may be wrong.`,
  },
  /** For screen readers, when somebody else adds to the conversation while the record is open. */
  news: (author: string) => `New in the conversation: ${author}`,
};

export const composerWords = {
  title: 'Answer',
  label: 'Your answer',
  to: 'To',
  changeAddress: 'Change',
  newAddress: 'Send to this address',
  badAddress: 'Enter one email address, such as name@example.com.',
  send: 'Send',
  sending: 'Sending…',
  sendAndDone: 'Send and done',
  keys: { send: 'Ctrl Enter', sendAndDone: 'Ctrl Shift Enter' },
  hint: 'Plain text. The date and the reference are added below it. Type / to find a saved reply.',
  savedReplies: 'Saved replies',
  gap: (gap: string) => `Fill in ${gap}, or send again as it is.`,
  files: 'Attach files',
  filesHint: 'PDF, Word or pictures: 5 at most, 10 MB each, 15 MB together',
  fileLimits: {
    tooMany: 'Five files at most.',
    tooLarge: 'All files together may have 15 MB at most: many mailboxes take no more.',
  },
  uploading: 'Uploading…',
  removeFile: (name: string) => `Remove ${name}`,
  draft: 'Your text is kept in this tab.',
  queued: 'Your answer is on its way.',
  queuedDone: 'Your answer is on its way, and the record is done.',
  stillSending: 'Your answer is being sent.',
  writing: (names: string[]) =>
    names.length === 1 ? `${names[0]} is writing an answer.` : `${names.join(' and ')} are writing answers.`,
  refused: {
    title: 'We may not write to this address',
    text: 'Its owner told us that they did not send this, and we promised not to write again. Call instead, if you must.',
    allow: 'Allow mail to this address again',
    allowNote: 'Only if the owner of the address asks for it. It is recorded.',
    askOwner: 'An owner can allow it again.',
  },
  byMailProgram: {
    text: 'Mail is not set up on this server, so an answer starts in your own mail program.',
    link: 'Answer in my mail program',
    after: 'When you have sent it, mark the record done and say so.',
  },
};

export const outcomeWords = {
  labels: {
    phone: 'By phone',
    in_person: 'In person',
    own_mail: 'By email, from my own mail program',
    not_needed: 'No answer needed',
    spam: 'Spam',
    duplicate: 'A duplicate',
    invited: 'Invited',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    hired: 'Hired',
    checked: 'Checked',
    not_checked: 'Not checked',
    paid: 'Paid',
    denied: 'Denied',
  } satisfies Record<Outcome, string>,
  question: {
    message: (count: number) =>
      count === 1 ? 'How was this message answered?' : `How were these ${count} messages answered?`,
    application: (count: number) =>
      count === 1 ? 'How did this application end?' : `How did these ${count} applications end?`,
    verification: (count: number) =>
      count === 1 ? 'How did this verification end?' : `How did these ${count} verifications end?`,
    claim: (count: number) =>
      count === 1 ? 'How did this claim end?' : `How did these ${count} claims end?`,
  },
  notes: {
    message: 'No mail of ours has answered it. Only the first three count as an answer.',
    claim:
      'The person reads on the status page that the claim is closed, and gets a mail if mail is on. For spam and a duplicate no mail is sent.',
  } as Partial<Record<Kind, string>>,
  confirm: 'Mark done',
  cancel: 'Cancel',
};

export const snoozeWords = {
  title: 'Snooze until',
  tomorrow: 'Tomorrow',
  nextWeek: 'Monday',
  until: (day: string) => `Snoozed until ${day}`,
  wake: 'Wake it now',
  note: 'It comes back by itself. The clock does not stop.',
};
