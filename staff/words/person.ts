import { type Kind, kinds } from '#domain/kinds.ts';
import { companySlug } from '#office/company-slug.ts';
import { count, kindNouns } from './counts.ts';

/** "2 messages and 1 application" */
export function countKinds(records: ReadonlyArray<{ kind: Kind }>): string {
  const parts = kinds.flatMap((kind) => {
    const amount = records.filter((record) => record.kind === kind).length;
    return amount > 0 ? [count(amount, kindNouns[kind].one)] : [];
  });
  return new Intl.ListFormat('en-US').format(parts);
}

export const person = {
  title: 'Find a person',
  lead: 'Everything that one person sent. Searches are recorded, without the words.',
  field: { words: { label: 'Email, phone number or name' } },
  tooShort: 'Enter two letters or more',
  submit: 'Find',
  searching: 'Finding…',
  none: {
    title: 'Nobody found',
    text: 'Check the spelling, or try the phone number. Records that are past their date are deleted.',
  },
  more: 'Too many records match, so some are missing. Use the email address or the phone number.',
  people: (amount: number) => count(amount, 'person', 'people'),
  choose: 'Choose one. A person here is an email address.',
  back: 'Back to all people',
  newest: 'Newest',
  phones: 'Phone',
  email: 'Email',
  otherNames: 'Other names used',
  sent: 'Sent with this address',
  linked: {
    title: 'Same phone number, another address',
    text: 'Perhaps the same person, perhaps someone in the same home. Choose only what belongs to the person.',
  },
  select: (kind: string, day: string) => `Select the ${kind.toLowerCase()} of ${day}`,
  limited: 'An owner can export or delete what a person sent. Your role shows its own kinds only.',
  chosen: (amount: number) => (amount === 0 ? 'Nothing selected' : `${count(amount, 'record')} selected`),
  actions: 'What to do with the selected records',
};

export const exporting = {
  submit: 'Export as a zip',
  busy: 'Exporting…',
  done: 'Saved in your downloads. It holds personal data: send it by a safe way, then delete the file.',
  sealed: 'Social Security numbers stay sealed and are not in the zip.',
  fileName: (day: string) => `${companySlug}-export-${day}.zip`,
};

export const deletion = {
  open: 'Delete for good…',
  openRecord: 'Delete this record…',
  title: 'Delete for good',
  counting: 'Counting what will go…',
  what: 'This will be deleted:',
  files: (amount: number) => count(amount, 'file'),
  notes: (amount: number) => count(amount, 'note or reply', 'notes and replies'),
  number: 'the sealed Social Security number',
  final: 'Nobody can undo this. A restored backup does not bring it back.',
  fields: {
    deleteReason: {
      label: 'Reason',
      hint: 'Kept in the audit for good, so leave out the name. For example: asked for by mail.',
    },
    deleteWord: { label: 'Type DELETE to confirm' },
  },
  errors: { reason: 'Give a reason of 5 letters or more', word: 'Type DELETE in capital letters' },
  submit: 'Delete for good',
  busy: 'Deleting…',
  cancel: 'Cancel',
};

/** What an owner reads after a deletion. */
export const deleted = {
  title: 'Deleted',
  lead: 'Give this to the person. It says what is gone, and what a backup may still hold.',
  mail: 'Now look into the office’s mailbox: search for the address of the person, and delete our answers and their replies, in the sent mail and the trash too.',
  copy: 'Copy the text',
  print: 'Print',
  next: 'Find another person',
  nothing: {
    title: 'Nothing to show here',
    text: 'This page shows a deletion once. The audit keeps what was deleted, when and why.',
  },
};
