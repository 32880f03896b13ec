import { site } from '#company/site.ts';
import { dayWords } from '#content/phrases/business-days.ts';
import type { Kind } from '#domain/kinds.ts';
import type { ScannerState } from '../../server/staff/overview/system-status.ts';
import { count, kindNouns } from './counts.ts';
import { countOf, hoursOf, promisedTime, promiseInWords } from './promised-time.ts';

const scanner: Record<ScannerState, string> = {
  off: 'Off. Files are stored without a scan.',
  reachable: 'On, and it answers.',
  away: 'Set up, but it does not answer. Tell whoever runs the server.',
};

const waitStill = (amount: number) => count(amount, 'is late and still waits', 'are late and still wait');

export const overview = {
  lead: `The last 30 days. Days and times are those of the office in ${site.region.city}.`,
  tiles: {
    waiting: 'Unanswered',
    noPromise: 'The website names no deadline',
    late: (count: number) => (count === 0 ? 'None is late' : `${count} late`),
    median: 'Usual time to answer',
    medianNote: (kind: Kind) => `Median for ${kindNouns[kind].many}, in ${hoursOf(kind)}`,
    answered: 'Answered in 30 days',
    answeredNote: (answers: readonly { kind: Kind; answered: number }[]) =>
      answers
        .map(({ kind, answered }) => count(answered, kindNouns[kind].one, kindNouns[kind].many))
        .join(', '),
    inTime: 'Within the promised time',
    inTimeNote: (inTime: number, promises: number, stillLate: number) =>
      `${inTime} of ${promises}${stillLate > 0 ? `. ${waitStill(stillLate)}` : ' answers'}`,
    due: 'Deleted in 7 days',
    dueNote: (open: number) => (open === 0 ? 'All of them are done' : `${open} not done yet`),
    nothingDue: 'Nothing is due',
    none: '–',
    noAnswers: 'No answers yet',
  },
  arrivals: {
    title: 'What came in',
    total: (count: number) => `${count} in 30 days`,
    describe: (total: number, most: number, day: string) =>
      total === 0
        ? 'Nothing came in.'
        : `${total} records in 30 days. The most on one day: ${most}, on ${day}.`,
    day: 'Day',
    asTable: 'Show as a table',
  },
  answers: {
    title: 'How long answers took',
    days: `${dayWords.others('federal holidays')} have no business hours.`,
    promise: promiseInWords,
    inTime: (share: string, kind: Kind, inTime: number, promises: number, stillLate: number) =>
      `${share} within ${promisedTime(kind)} (${inTime} of ${promises}${stillLate > 0 ? `; ${waitStill(stillLate)}` : ''})`,
    median: (time: string) => `Median ${time}`,
    none: 'No answers in these 30 days',
  },
  outcomes: { title: 'How hiring ended', none: 'Nothing ended in these 30 days.' },
  waiting: {
    title: 'What waits longest',
    none: 'Nothing waits. Every record has an answer or is done.',
    note: 'In hours and days by the clock: weekends and holidays count.',
    late: (time: string) => `${time} late`,
    unassigned: 'Nobody has taken it',
    assigned: (name: string) => `With ${name}`,
  },
  due: {
    title: 'Due for deletion',
    note: 'Within 7 days. What is still needed has to be dealt with before.',
    line: (records: number, noun: string, days: number) =>
      `${records} ${noun}, kept for ${count(days, 'day')}`,
    next: 'The first at the next upkeep',
    first: (day: string) => `The first on ${day}`,
    open: (count: number) => `${count} not done yet`,
    none: 'Nothing',
  },
  server: {
    title: 'The server',
    disk: 'Disk',
    free: (bytes: string) => `${bytes} free`,
    files: (bytes: string, files: number) => `${bytes} in ${count(files, 'file')} that visitors sent`,
    share: (used: string, free: string) => `${used} of files, ${free} free`,
    floor: (bytes: string) => `Below ${bytes} free, the forms take nothing new.`,
    full: (bytes: string) => `Less than ${bytes} free: the forms take nothing new. Make room now.`,
    scanner: 'Virus scanner',
    scannerStates: scanner,
    upkeep: 'Upkeep',
    upkeepOff: 'Off. The server deletes nothing by itself.',
    upkeepSoon: 'On. It has not run since the server started.',
    upkeepDone: (time: string) => `Ran ${time}.`,
    upkeepFailed: (time: string, steps: string) =>
      `Ran ${time}. These steps failed: ${steps}. It tries again within the hour.`,
    backup: 'Last backup',
    backupNever: 'Never. No backup of these records has been made.',
    backupMade: (age: string, time: string) => `${age} ago, ${time}.`,
    backupWarning:
      'If a disk fails, newer records are lost. Have whoever runs the server make a backup every day.',
    mail: 'Mail',
    mailOff: 'Off. Replies open in your own mail program.',
    mailSent: (count: number) => `On. ${count.toLocaleString('en-US')} sent in 24 hours.`,
    mailNoneWaiting: 'Nothing waits.',
    mailWaiting: (mails: number, since: string) =>
      `${count(mails, 'waits', 'wait')}, the oldest since ${since}.`,
    mailUndelivered: (records: number) =>
      `${count(records, 'record has', 'records have')} mail that was not delivered.`,
    mailFailure: (code: string, waiting: number, givenUp: number) =>
      `${code}: ${count(waiting, 'mail waits', 'mails wait')} for another attempt, ${givenUp.toLocaleString('en-US')} given up in 30 days.`,
    replies: 'Replies by mail',
    repliesOff: 'Off. Replies stay in the office’s mailbox.',
    repliesSoon: 'On. The mailbox has not been read since the server started.',
    repliesRead: (time: string) => `On. The mailbox was last read ${time}.`,
    repliesFailing: (time: string, code: string) =>
      `Not read since ${time} (${code}). Replies wait in the mailbox, and nothing is lost. Have whoever runs the server check IMAP_URL: docs/mail.md.`,
    repliesUnread: (mails: number) =>
      `${count(mails, 'mail')} of the last 30 days could not be read here, or came when a record already had too many. Open the mailbox in a mail program and look for replies that are missing.`,
    unknown: 'The records are in a hosted project. Its disk, scanner and upkeep are not visible from here.',
  },
};

/** The hours that count for a kind, in words. A business day has 24 of them. */
export function formatHours(hours: number, kind: Kind): string {
  if (hours < 1) return count(Math.round(hours * 60), 'minute');
  if (hours < 48) return count(round(hours), 'hour');
  return count(round(hours / 24), countOf(kind) === 'business' ? 'business day' : 'day');
}

/** A plain age, by the clock: '3 hours', '4 days'. */
export function formatAge(hours: number): string {
  if (hours < 1) return count(Math.max(0, Math.floor(hours * 60)), 'minute');
  if (hours < 48) return count(Math.floor(hours), 'hour');
  return count(Math.floor(hours / 24), 'day');
}

const round = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)));
  return `${round(bytes / 1024 ** power).toLocaleString('en-US')} ${units[power]}`;
}

/** Rounded down, so that 100% means all of them. */
export function formatShare(part: number, whole: number): string {
  return `${Math.floor((part / whole) * 100)}%`;
}

export const settings = {
  lead: 'What is kept, for how long, and what this server is set up with.',
  retention: {
    title: 'How long records are kept',
    note: 'Once a day the server deletes what is older, with its files. This cannot be undone.',
    days: 'Days',
    label: (noun: string) => `Days to keep ${noun}`,
    save: 'Save',
    saving: 'Saving…',
    saved: (noun: string, days: number) => `Saved. The server keeps ${noun} for ${count(days, 'day')}.`,
    range: 'Enter a whole number from 1 to 3650.',
    printed: (days: number) => `The website says ${count(days, 'day')}.`,
    differs: (days: number) =>
      `The website promises ${count(days, 'day')}, in the privacy policy and beside the forms, so the two differ. Set this back, or ask whoever looks after the website to print the new number.`,
    question: {
      title: (count: number, noun: string) => `Delete ${count.toLocaleString('en-US')} ${noun}?`,
      text: (deletions: number, noun: string, days: number) => {
        const [are, them] = deletions === 1 ? ['is', 'it'] : ['are', 'them'];
        return `${deletions.toLocaleString('en-US')} ${noun} ${are} older than ${count(days, 'day')}. The next daily upkeep deletes ${them} with all files. Nobody can bring ${them} back.`;
      },
      yes: (count: number) => (count === 1 ? 'Delete it' : 'Delete them'),
      no: 'Leave it as it is',
    },
  },
  setup: {
    title: 'How the server is set up',
    note: 'Whoever runs the server sets these at its start. docs/backend.md explains each.',
    unknown:
      'The records are in a hosted project, so limits, scanner and upkeep are set there and are not visible from here.',
    rows: {
      database: 'Database',
      scanner: 'Virus scanner',
      upkeep: 'Daily upkeep',
      mail: 'Mail',
      replies: 'Replies by mail',
      rateFactor: 'Limits for each address',
      storagePerDay: 'Uploads a day, in all',
      minFreeBytes: 'Free disk that is kept',
      maxConnections: 'Open connections',
      trustedProxies: 'Proxies in front',
      publicUrl: 'Public address',
    },
    values: {
      embedded: 'Embedded, in the data folder',
      postgres: 'A PostgreSQL server',
      required: 'On. A file that cannot be scanned is refused.',
      scannerOn: 'On. A file that cannot be scanned is stored and marked.',
      scannerOff: 'Off',
      upkeepOn: 'On',
      upkeepOff: 'Off. Nothing is deleted by itself.',
      mailOn: 'On',
      mailOff: 'Off. Nobody is told when something arrives.',
      repliesOn: 'On. The office’s mailbox is read.',
      repliesOff: 'Off. Replies stay in the office’s mailbox.',
      noLimits: 'Off. Anyone can send as much as they like.',
      normal: 'On',
      times: (factor: number) => `On, ${factor} times the usual`,
      none: 'None',
      notSet: 'Not set',
    },
  },
};
