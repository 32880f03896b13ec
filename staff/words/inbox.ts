import type { Kind } from '#domain/kinds.ts';
import { kindNouns } from './counts.ts';
import { promisedTime } from './promised-time.ts';

export const inbox = {
  title: 'Inbox',
  tabs: { new: 'New', in_progress: 'In progress', done: 'Done', all: 'All' },
  tabsLabel: 'State',
  search: { label: 'Search', hint: 'Name, email, phone, subject, text, job or reference' },
  filters: {
    title: 'Filters',
    assignee: { label: 'Assigned to', options: { everyone: 'Everyone', me: 'Me', nobody: 'Nobody' } },
    kind: { label: 'Kind', all: 'All kinds' },
    job: { label: 'Job', all: 'All jobs' },
    language: { label: 'Language', all: 'All languages' },
    only: {
      label: 'Show',
      options: {
        '': 'All',
        waiting: 'Waiting for us',
        late: 'Late',
        undelivered: 'Not delivered',
        snoozed: 'Snoozed',
      },
    },
    sort: { label: 'Sort', options: { newest: 'Newest first', due: 'Due first' } },
    since: 'From',
    until: 'Until',
    reset: 'Clear filters',
  },
  columns: {
    kind: 'Kind',
    person: 'Person',
    headline: 'Subject or job',
    state: 'State',
    assignee: 'Assigned to',
    received: 'Received',
  },
  caption: 'Everything that came in',
  otherStates: 'Found in other states',
  snoozed: (count: number) => `${count} snoozed`,
  showSnoozed: 'Show',
  nobody: 'Nobody',
  you: 'You',
  selectRow: (person: string) => `Select ${person}`,
  /** Of a claim. */
  hurt: 'Someone is hurt',
  selectAll: 'Select all that are loaded',
  undelivered: 'Not delivered',
  disowned: 'Sender says: not me',
  disownedWhy: 'The owner of the email address pressed “It was not me” in our receipt.',
  replied: 'They replied',
  snoozedUntil: (day: string) => `Until ${day}`,
  promise: {
    near: (hours: number) => (hours < 1 ? 'Due within the hour' : `Due in ${hours} h`),
    broken: (hours: number) => (hours < 48 ? `${hours} h late` : `${Math.floor(hours / 24)} days late`),
    why: (kind: Kind) =>
      `The site says that ${kindNouns[kind].many} are answered within ${promisedTime(kind)}. Late counts by the clock, weekends too.`,
  },
  newEntries: (count: number, more: boolean) => `${count}${more ? '+' : ''} new`,
  showNew: 'Show',
  loadMore: 'Load more',
  loadingMore: 'Loading…',
  end: (count: string) => `That is all: ${count}.`,
  records: (count: number) => (count === 1 ? '1 record' : `${count.toLocaleString('en-US')} records`),
  /** For screen readers, after a search. */
  found: (count: string) => `${count} found`,
  loading: 'Loading the inbox…',
  actions: {
    done: 'Mark done',
    assign: 'Assign to me',
    undo: 'Undo',
    dismiss: 'Dismiss',
    clear: 'Clear',
    selected: (count: number) => `${count} selected`,
    export: 'Export CSV',
    exporting: 'Exporting…',
    keys: 'Keyboard shortcuts',
  },
  results: {
    done: (count: number) => (count === 1 ? 'Marked done.' : `${count} records marked done.`),
    assigned: (count: number) => (count === 1 ? 'Assigned to you.' : `${count} records assigned to you.`),
    undone: 'Undone.',
    stale: (count: number) =>
      count === 1
        ? 'A colleague changed one record first. You now see its newest state.'
        : `Colleagues changed ${count} records first. You now see their newest state.`,
    gone: (count: number) =>
      count === 1 ? 'One record was deleted meanwhile.' : `${count} records were deleted meanwhile.`,
  },
  empty: {
    title: 'Nothing here yet',
    lead: 'Messages, applications and verifications appear here as soon as visitors send them.',
    kinds: 'You see the kinds that your role includes:',
    try: 'Send yourself a test message with the contact form',
  },
  clear: {
    new: { title: 'All caught up', lead: 'No new records. What you work on is under In progress.' },
    in_progress: {
      title: 'Nothing in progress',
      lead: 'Open a new record and answer it, or assign it to yourself.',
    },
    done: { title: 'Nothing is done yet', lead: 'Records that you mark done move here.' },
  },
  nothingFound: {
    title: 'Nothing found',
    lead: 'Every word has to be in the record. Try fewer words, or only the start of a name.',
    filtersLead: 'No record passes these filters.',
    elsewhere: (count: string, tab: string) => `${count} under ${tab}`,
    reset: 'Clear search and filters',
  },
  offline: {
    list: (time: string) => `No connection. You see what was loaded at ${time}.`,
    retry: 'Try again',
  },
  keys: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    list: [
      { keys: ['j', '↓'], does: 'Next record' },
      { keys: ['k', '↑'], does: 'Previous record' },
      { keys: ['Enter'], does: 'Open the record' },
      { keys: ['x'], does: 'Select the record' },
      { keys: ['e'], does: 'Mark done' },
      { keys: ['a'], does: 'Assign to me' },
      { keys: ['z'], does: 'Undo' },
      { keys: ['/'], does: 'Search' },
      { keys: ['?'], does: 'Show this list' },
    ],
    note: 'If records are selected, e and a act on all of them. Keys that follow a text within a second are ignored. You can switch single keys off under Your account.',
  },
};
