import type { FieldWords } from '#company/shape/form-words.ts';

/** What changes, and its publication. */
export const differences = {
  before: 'Before',
  after: 'After',
  new: 'New',
  removed: 'Removed from the website',
  none: 'It says the same as what is published.',
};

const note: FieldWords = {
  label: 'Note for your colleagues',
  hint: 'Why, such as “Snowstorm, closed on Friday”.',
  optional: true,
};

export const publishWords = {
  note,
  title: 'Publish',
  lead: 'Choose what visitors see from now on. Everything that is chosen goes out together.',
  waiting: 'These wait for an owner to publish them. Visitors do not see them yet.',
  others: 'Other drafts',
  none: 'There is no draft. Everything that was changed is published.',
  choose: (name: string) => `Publish ${name}`,
  edit: 'Edit',
  editThis: (name: string) => `Edit ${name}`,
  submit: (count: number) => (count === 1 ? 'Publish 1 change' : `Publish ${count} changes`),
  chooseOne: 'Choose at least one change.',
  ownerOnly: 'An owner publishes this.',
  sending: 'Publishing…',
  working: [
    'Rendering all pages with your changes…',
    'Checking links and languages…',
    'Still rendering. Visitors see the site as it was until everything is ready.',
  ],
  failed: 'Nothing was published. Visitors see what they saw before.',
  toItem: (name: string) => `Correct “${name}”`,
  done: (at: string) => `Published at ${at}. Visitors see it now.`,
  doneElsewhere: {
    called: 'Published. The build of the site was started, and visitors see it when it is done.',
    failed: 'Published, but the build of the site could not be started. Tell whoever looks after it.',
    off: 'Published. Visitors see it after the next build of the site.',
  },
  open: (name: string) => `Open the page of “${name}”`,
  newTab: '(new tab)',
};

export const historyWords = {
  title: 'Releases',
  lead: 'Everything that was published, the newest first. Going back makes a new release, so nothing is lost.',
  none: 'Nothing was published from here yet.',
  release: (id: number) => `Release ${id}`,
  now: 'Visitors see this',
  restores: (id: number) => (id === 0 ? 'Went back to the files alone' : `Went back to release ${id}`),
  files: 'The files alone',
  filesLead: 'The site as it was built, without any change from here.',
  goBack: 'Go back to this…',
  goBackTo: (id: number) =>
    id === 0 ? 'Go back to this…: the files alone' : `Go back to this…: release ${id}`,
  question: (id: number) => (id === 0 ? 'Go back to the files alone?' : `Go back to release ${id}?`),
  changes: 'These will be as they were then:',
  drafts: 'Drafts stay as they are.',
  submit: 'Go back',
  working: 'One moment…',
  cancel: 'Leave it',
  done: (id: number) => `Done. Visitors now see release ${id}.`,
};

export const previewWords = {
  title: 'Preview',
  lead: 'The page with all drafts, as it would be published. Links and forms do nothing here.',
  page: 'Page',
  language: 'Language',
  width: 'Width',
  widths: { phone: 'Phone', desk: 'Desk' },
  time: 'Colors',
  times: { light: 'Light', dark: 'Dark' },
  frame: (page: string) => `Preview of ${page}`,
  again: 'Load it again',
  toForm: 'Back to the form',
  none: 'This site is built elsewhere, so there is no preview here. The differences show what changes.',
};
