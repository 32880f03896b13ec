import type { Kind } from '#domain/kinds.ts';
import type { Note } from '#domain/records.ts';
import type { State } from '#domain/states.ts';
import { site } from '../../../app/site.ts';

export const kindNames: Record<Kind, string> = {
  message: 'Message',
  application: 'Job application',
  verification: 'Employment verification',
  claim: 'Claim',
};

export const usStateNames: Record<State, string> = { new: 'New', in_progress: 'In progress', done: 'Done' };

/** Columns of the tables, in the order of the summary. */
export const fieldNames: Record<string, string> = {
  name: 'Name',
  full_name: 'Full name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  phone_carrier: 'Phone carrier',
  street: 'Street',
  street_address: 'Street address',
  city: 'City',
  state: 'State',
  zip_code: 'Zip code',
  bank_name: 'Bank name',
  credit_score: 'Credit score range',
  job_title: 'Job',
  position: 'Position',
  other_position: 'Other position',
  subject: 'Subject',
  message: 'Message',
  cover_letter: 'Cover letter',
  additional_info: 'Additional information',
  anyone_hurt: 'Was anyone hurt',
  loss_kind: 'Kind of loss',
  loss_date: 'Date of the loss',
  loss_time: 'Time of the loss',
  loss_place: 'Place of the loss',
  policy_number: 'Policy number',
  description: 'What happened',
  others_involved: 'Others involved',
  reach_by: 'Best way to reach you',
};

export const sealedNumber = {
  label: 'Social Security number',
  text: 'Held, and sealed. It is not part of this export.',
};

export const conversationTitle = 'The conversation';
export const notesTitle = 'Notes of our staff';
export const noteNames: Record<Note['sort'], string> = {
  note: 'Note',
  reply_started: 'An answer was started in a mail program',
  reply_sent: 'Our answer',
  reply_received: 'Your reply',
  answered: 'Answered',
  status: 'Where your claim stood',
  photos: 'Photos that you added',
};
/** How somebody answered without a mail of the app. */
export const answerNames: Record<string, string> = {
  phone: 'By phone.',
  in_person: 'In person.',
  own_mail: 'By email.',
  earlier: 'We do not know how.',
};
export const unknownText = 'We do not know its text.';
export const attachmentsLabel = 'Attached';
export const notStored = 'not stored';

const numberNotice = `The Social Security number is not in these files. We hold it sealed: it is encrypted, and only a separate
private key opens it. An export never opens it, so that a copy of these files does not give it away.
`;

type Readme = { made: string; folders: string[]; holdsNumber: boolean; missing: string[] };

/** The README of an export, for the person whose data it is. */
export function readmeText({ made, folders, holdsNumber, missing }: Readme): string {
  return [
    `What you sent to ${site.name}`,
    `Made on ${made}.`,
    `Each folder is one thing that you sent. Its summary.txt is for reading, its record.json is the same for programs.
Files that you sent are beside them, and so are the files of letters. The conversation and the notes that our staff wrote about it are in the summary, without the names of our staff.
The code at the end of a folder's name is the reference that our website gave you.`,
    ['Folders:', ...folders.map((folder) => `- ${folder}`)].join('\n'),
    ...(holdsNumber ? [numberNotice.trim()] : []),
    ...(missing.length > 0
      ? [
          [
            'These files are no longer stored, so they are not here:',
            ...missing.map((name) => `- ${name}`),
          ].join('\n'),
        ]
      : []),
    `Questions: ${site.email}`,
  ].join('\n\n');
}

const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: site.region.timeZone,
});

/** 'November 16, 2026 at 2:32 PM Eastern time' */
export function formatMoment(time: string | Date): string {
  return `${moment.format(new Date(time))} ${site.region.timeZoneName}`;
}
