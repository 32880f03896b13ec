import { type Placeholder, placeholders } from '#domain/fill-placeholders.ts';
import { replyLimits } from '#domain/saved-replies.ts';
import { count } from './counts.ts';

/** What each placeholder becomes. */
export const placeholderHints: Record<Placeholder, string> = {
  'first name': 'the person’s first name',
  name: 'the person’s whole name',
  reference: 'the reference of what they sent',
  office: 'the name of your first office',
  address: 'its address',
  phone: 'your phone number',
  'opening hours': 'when that office is open',
  job: 'the job they applied for, or their position',
  me: 'the name of whoever writes',
};

export const placeholderErrors = {
  unknown: `Something in braces cannot be filled in. Use only these, as they are written here: ${placeholders.map((name) => `{${name}}`).join(', ')}.`,
};

export const savedReplies = {
  title: 'Saved replies',
  lead: 'Texts that answers start from. Whoever writes an answer finds them by typing “/”, and can change every word before it is sent.',
  everyKind: 'Every kind',
  none: 'No text yet.',
  add: 'Add a text',
  edit: 'Edit',
  editNamed: (name: string) => `Edit “${name}”`,
  saved: (name: string) => `“${name}” is saved.`,
  deleted: (name: string) => `“${name}” is deleted.`,
  lastChange: (person: string, day: string) => `Last changed by ${person}, ${day}.`,
  form: {
    add: 'New text',
    edit: 'Edit a text',
    fields: {
      name: { label: 'Name', hint: 'What you look for when you write an answer.' },
      kind: { label: 'For' },
      language: { label: 'Language' },
      outcome: { label: 'Tells the person that the outcome is' },
      body: {
        label: 'Text',
        hint: 'Words in [square brackets] are gaps. Whoever writes the answer fills them in.',
      },
    },
    noOutcome: 'No outcome',
    insert: 'Put into the text',
    preview: 'As a person would get it',
    previewNote: 'With an invented person.',
    save: 'Save',
    saving: 'Saving…',
    errors: {
      name: `Enter a name of at most ${replyLimits.name} characters.`,
      body: `Enter a text of at most ${replyLimits.body.toLocaleString('en-US')} characters.`,
    },
  },
  remove: {
    button: 'Delete this text',
    title: (name: string) => `Delete “${name}”?`,
    text: 'Nobody finds it any more when they write an answer. What was sent with it stays as it is. This cannot be undone.',
    yes: 'Delete',
    no: 'Keep it',
  },
  /** Nobody real. */
  sample: {
    person: 'Jordan Rivera',
    job: 'Office Assistant',
    subject: 'A question about my policy',
    id: '5f8c2e71-9d04-4b6a-8a53-0c1d2e3f4a5b',
  },
};

/** Found while an answer is written. */
export const pickerWords = {
  title: 'Saved replies',
  filter: 'Find a text',
  found: (amount: number) => (amount === 0 ? 'No text has these words.' : count(amount, 'text')),
  empty: 'There are no saved replies yet. An owner adds them under Settings.',
};
