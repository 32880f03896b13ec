import type { LanguageCode } from '#domain/languages.ts';

export const recordWords = {
  loading: 'Loading the record…',
  back: 'Inbox',
  previous: 'Previous',
  next: 'Next',
  place: (at: number, of: number) => `${at} of ${of}`,
  received: 'Received',
  reference: 'Reference',
  keys: [
    { key: 'j', does: 'next' },
    { key: 'k', does: 'previous' },
    { key: 'e', does: 'done' },
    { key: 'r', does: 'answer' },
    { key: 'n', does: 'note' },
    { key: 'u', does: 'back' },
  ],
  contact: {
    title: 'Contact',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    map: 'Map',
    opensMap: 'opens openstreetmap.org',
    job: 'Job',
    opening: 'Read the opening',
    noOpening: 'This opening is no longer on the website.',
  },
  noCoverLetter: 'No cover letter.',
  /** Answers under a heading of their own, by column. */
  answerGroups: {
    position: { title: 'Position', columns: ['position', 'other_position'] },
    background: { title: 'Background', columns: ['phone_carrier', 'bank_name', 'credit_score'] },
    more: { title: 'Additional information', columns: ['additional_info'] },
  },
  /** By column, where the label of the form does not fit. */
  answers: {
    bank_name: 'Bank',
    credit_score: 'Credit score',
    additional_info: 'In their own words',
    anyone_hurt: 'Was anyone hurt',
    loss_date: 'Date',
    loss_time: 'Time',
    loss_place: 'Place',
    others_involved: 'Others involved',
    reach_by: 'Best way to reach them',
  } as Readonly<Record<string, string>>,
  hurt: { yes: 'Yes', no: 'No', unsure: 'Not sure', not_asked: 'Not asked' } as Readonly<
    Record<string, string>
  >,
  sealed: 'Social security number',
};

export const workWords = {
  title: 'Work',
  state: 'State',
  assignee: 'Assigned to',
  nobody: 'Nobody',
  me: (name: string) => `${name} (you)`,
  /** In a restored backup the records may be newer than the team. */
  notRestored: (name: string) => `${name} (not in the backup that was restored)`,
  former: (name: string) => `${name} (no longer sees this)`,
  assignToMe: 'Assign to me',
  answered: (when: string) => `First answered ${when}`,
  saving: 'Saving…',
  notAnswered: 'Not answered yet',
  waiting: (when: string) => `Waits for an answer since ${when}`,
  done: {
    state: 'Saved.',
    assigned: 'Assigned.',
    snoozed: 'Snoozed.',
    undone: 'Undone.',
  },
  undo: 'Undo',
  outcome: 'Ended as',
};

export const noteWords = {
  title: 'Notes',
  empty: 'None yet. Only colleagues who may see this record read them.',
  label: 'New note',
  submit: 'Add note',
  sending: 'Saving…',
  saved: 'The note is saved.',
  draft: 'Kept in this tab until you save it.',
};

export const othersWords = {
  title: 'Also from this person',
  /** The server counts to a hundred. */
  more: (count: number) => `And ${count > 90 ? 'many' : count} more. “Find a person” lists them.`,
  none: 'Nothing else with this email address or phone number.',
};

/** Above the quoted text, in the person's language. */
export const replyWords: Record<LanguageCode, (when: string, person: string) => string> = {
  en: (when, person) => `On ${when}, ${person} wrote:`,
  es: (when, person) => `El ${when}, ${person} escribió:`,
};
export const shortened = '[…]';
