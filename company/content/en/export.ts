import { endSentence } from '#domain/end-sentence.ts';
import type { Kind } from '#domain/kinds.ts';
import type { Outcome } from '#domain/outcomes.ts';
import type { Note } from '#domain/records.ts';
import type { State } from '#domain/states.ts';
import { statuses } from './claim-status.ts';
import { site } from './site.ts';

// The copy that a person gets of what we have about them.

/** 'November 16, 2026 at 2:32 PM Eastern time' */
export const nameMoment = (moment: string) => `${moment} ${site.region.timeZoneName}`;

/** summary.txt, beside what it is about. */
export const summary = {
  kinds: {
    message: 'Message',
    application: 'Job application',
    verification: 'Employment verification',
    claim: 'Claim',
  } satisfies Record<Kind, string>,
  received: 'Received',
  language: 'Language',
  state: 'State',
  states: { new: 'New', in_progress: 'In progress', done: 'Done' } satisfies Record<State, string>,
  outcome: 'How it ended',
  outcomes: {
    phone: 'We answered by phone',
    in_person: 'We answered in person',
    own_mail: 'We answered by email',
    not_needed: 'It needed no answer',
    spam: 'We took it for spam',
    duplicate: 'It was there twice',
    invited: 'We invited you',
    declined: 'We declined it',
    withdrawn: 'You withdrew it',
    hired: 'We hired you',
    checked: 'We verified it',
    not_checked: 'We did not verify it',
    paid: 'Paid',
    denied: 'Denied',
  } satisfies Record<Outcome, string>,
  claimStatuses: statuses,
  /** By column, where the label of the form does not fit a record. */
  fields: {
    street: 'Street',
    state: 'State',
    zip_code: 'ZIP code',
    job_title: 'Job',
    anyone_hurt: 'Was anyone hurt',
    loss_date: 'Date of the loss',
    loss_time: 'Time of the loss',
    loss_place: 'Place of the loss',
    description: 'What happened',
    others_involved: 'Others involved',
  },
  /** What some columns hold, in words. */
  options: {
    anyone_hurt: { yes: 'Yes', no: 'No', unsure: 'Not sure', not_asked: 'We did not ask' },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  sealedNumber: {
    label: 'Social Security number',
    text: 'Held, and sealed. It is not part of this export.',
  },
  files: 'Files',
  conversation: 'The conversation',
  notes: 'Notes of our staff',
  heads: {
    note: 'Note',
    reply_started: 'An answer was started in a mail program',
    reply_sent: 'Our answer',
    reply_received: 'Your reply',
    answered: 'Answered',
    status: 'Where your claim stood',
    photos: 'Photos that you added',
  } satisfies Record<Note['sort'], string>,
  /** How somebody answered without a mail of the app. */
  answers: {
    phone: 'By phone.',
    in_person: 'In person.',
    own_mail: 'By email.',
  } as Readonly<Record<string, string>>,
  unknownText: 'We do not know its text.',
  attached: 'Attached',
  notStored: 'not stored',
};

/** README.txt, beside the folders. */
export const readme = {
  title: `What you sent to ${site.name}`,
  made: (moment: string) => endSentence(`Made on ${moment}`),
  contents: [
    'Each folder is one thing that you sent. Its summary.txt is for reading, its record.json is the same for programs.',
    'Files that you sent are beside them, and so are the files of letters. The conversation and the notes that our staff wrote about it are in the summary, without the names of our staff.',
    'The code at the end of a folder’s name is the reference that our website gave you.',
  ],
  folders: 'Folders:',
  number:
    'The Social Security number is not in these files. We hold it sealed: it is encrypted, and only a separate private key opens it. An export never opens it, so that a copy of these files does not give it away.',
  missing: 'These files are no longer stored, so they are not here:',
  questions: `Questions: ${site.email}`,
};
