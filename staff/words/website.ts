import { kindWords } from './website-items.ts';

const changes = (count: number) => (count === 1 ? '1 change is' : `${count} changes are`);

/** The first screen. */
export const website = {
  title: 'Website',
  lead: 'What visitors of the public site see, and what you can change there.',
  shown: {
    title: 'What visitors see now',
    files: 'The site as it was built, without changes from here.',
    release: (id: number, at: string, by: string) => `Release ${id}, since ${at}, published by ${by}.`,
    older: (id: number) => `Release ${id}, an earlier one.`,
    rendering: 'A newer release is being rendered. Visitors see it in a few seconds.',
    failed: (sentence: string) => `The newest release is not shown. ${sentence}`,
    elsewhere: 'This site is built elsewhere. Visitors see a release after the next build.',
    history: 'All releases, and going back',
  },
  quick: {
    notice: { label: 'Post a notice', hint: 'A storm, a phone line that is down: at the top of pages' },
    special_day: { label: 'Close a day', hint: 'Or open at other hours' },
  },
  drafts: {
    title: (count: number) => `${changes(count)} not published`,
    lead: 'Visitors do not see these yet.',
    publish: 'See the differences and publish',
    look: 'See the differences',
    last: (name: string, at: string) => `The newest is by ${name}, ${at}.`,
  },
  search: {
    label: 'Search in everything that can be changed',
    hint: 'A name, a title, a page',
    none: 'Nothing has these words.',
  },
  tags: {
    draft: 'Draft',
    drafts: (count: number) => (count === 1 ? '1 draft' : `${count} drafts`),
    removal: 'Will be removed',
    removed: 'Removed',
    changed: 'Changed here',
    fileChanged: 'Its file has changed too',
    readOnly: 'In files only',
  },
  empty: { notice: 'No notice is shown or planned.', special_day: 'No special days.' } as Partial<
    Record<string, string>
  >,
  files: {
    title: 'What is changed in files only',
    lead: 'These need whoever looks after the code.',
    rows: [
      ['Law, and what follows from it', 'company/states, company/state.ts'],
      ['Privacy, terms, accessibility', 'company/content/en/legal and es/legal'],
      ['Company facts: addresses, usual hours, phone numbers', 'company/site.ts'],
      ['Policy choices, such as how long things are kept', 'company/policy.ts'],
      ['Services and their prices', 'company/content/en/services and es/services'],
      ['Forms and their questions', 'app/forms'],
      ['Layout, colors, pictures of pages', 'company/palette.ts, company/pictures, app/'],
    ] as const,
  },
  setting: {
    title: 'Who publishes',
    label: 'Editors may publish notices and special days by themselves',
    hint: 'Everything else waits for an owner.',
    saved: 'Saved.',
  },
};

/** The form of one item. */
export const itemForm = {
  back: 'Website',
  newTitle: (kind: keyof typeof kindWords) => kindWords[kind].add ?? kindWords[kind].one,
  missing: (count: number) => (count === 1 ? '1 field to complete' : `${count} fields to complete`),
  states: {
    new: 'What you type is saved as a draft by itself.',
    clean: 'Nothing is changed.',
    typing: 'Not saved yet.',
    incomplete: (count: number) =>
      `Kept in this tab only. It is saved as a draft when ${count === 1 ? '1 field is' : `${count} fields are`} complete.`,
    saving: 'Saving…',
    saved: (at: string) => `Saved as a draft, ${at}. Visitors do not see it yet.`,
    failed: (sentence: string) => `Not saved. ${sentence} What you typed is kept in this tab.`,
  },
  restored: 'What you typed before is back. It was not saved.',
  forget: 'Forget it',
  actions: {
    publish: 'Publish…',
    owner: 'An owner publishes it.',
    preview: 'Preview',
    discard: 'Discard the draft…',
    remove: 'Remove from the website…',
    end: 'End this notice…',
    bringBack: 'Bring it back',
    showMissing: 'Show what is missing',
  },
  problems: { one: 'One field is not complete', many: (count: number) => `${count} fields are not complete` },
  discard: {
    title: 'Discard the draft?',
    text: 'What visitors see stays as it is. The draft is gone for everybody.',
    textNew: 'It was never published, so nothing of it is left.',
    submit: 'Discard the draft',
    cancel: 'Keep it',
  },
  removal: {
    title: (name: string) => `Remove “${name}” from the website?`,
    text: 'This makes a draft. Visitors see it until the draft is published, and you can bring it back.',
    submit: 'Make the draft',
    cancel: 'Leave it',
    gone: 'This was removed from the website.',
    waiting: 'A draft removes this from the website. Visitors see it until that is published.',
  },
  readOnly:
    'This text is computed or laid out in a file, so it cannot be changed here. Whoever looks after the code can.',
  fileChanged: 'The file behind this has changed since it was changed here. What is published here is shown.',
  conflict: {
    title: (name: string, at: string) => `${name} changed this at ${at}`,
    lead: 'Nothing of yours is lost, and nothing of theirs. Compare both, then choose.',
    theirs: 'Theirs',
    mine: 'Yours',
    keepMine: 'Save mine over theirs',
    takeTheirs: 'Take theirs',
    same: 'Both say the same.',
    someone: 'A colleague',
  },
  others: (name: string, at: string) => `${name} saved this draft, ${at}.`,
  versions: {
    title: 'Earlier versions',
    use: 'Use this',
    removal: 'Removed',
    chooseThis: (at: string) => `Use the version of ${at}`,
  },
};

/** Lists that can be sorted. */
export const listWords = {
  numbered: (noun: string, number: number) => `${noun} ${number}`,
  up: (noun: string, number: number) => `Move ${noun.toLowerCase()} ${number} up`,
  down: (noun: string, number: number) => `Move ${noun.toLowerCase()} ${number} down`,
  remove: 'Remove',
  removeThis: (noun: string, number: number) => `Remove ${noun.toLowerCase()} ${number}`,
  add: (noun: string) => `Add a ${noun.toLowerCase()}`,
  undo: 'Undo',
  moved: (noun: string, number: number, count: number) => `${noun} is now ${number} of ${count}.`,
  removed: (noun: string, number: number) => `${noun} ${number} is removed.`,
  back: (noun: string, number: number) => `${noun} ${number} is back.`,
};
