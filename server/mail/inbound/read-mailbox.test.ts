import { expect, test, vi } from 'vitest';
import { NotAccepted } from '../../lib/not-accepted.ts';
import { DatabaseUnavailable } from '../../store/database/database-error.ts';
import { RecordFull } from './join-mail.ts';
import type { Mailbox } from './open-mailbox.ts';
import { fullPace, readMailbox } from './read-mailbox.ts';

const validity = 7;

/** A mailbox with so many mails, of which the last ones are younger than a week. */
function mailboxOf(mails: number, young = mails): Mailbox {
  const uids = Array.from({ length: mails }, (_, at) => at + 1);
  return {
    uidValidity: validity,
    nextUid: mails + 1,
    list: async (range) =>
      'after' in range ? uids.filter((uid) => uid > range.after) : uids.slice(mails - young),
    readHeads: async (wanted) =>
      wanted.map((uid) => ({ uid, size: 1, receivedAt: new Date(), header: Buffer.alloc(0) })),
    readSource: async () => undefined,
    isOpen: () => true,
    requireOpen: () => {},
    close: () => {},
  };
}

type Position = { uid_validity: number; uid: number };
type Unread = { uid: number; attempts: number; retry_seconds: number | null };

/** Looks into a mailbox again and again with one database. All retries are due. */
function reader(stored: Position | null = null) {
  let position = stored;
  const unread = new Map<number, Unread>();
  const pace = fullPace();
  const read: number[] = [];
  const stopping = new AbortController();
  const answers: Record<string, (parameters: never) => unknown> = {
    staff_mailbox_position: () => position,
    staff_store_mailbox_position: ({ uid_validity, uid }: Position) => {
      position = { uid_validity, uid };
    },
    staff_mails_to_retry: () =>
      [...unread.values()].filter(({ retry_seconds }) => retry_seconds !== null).slice(0, 10),
    staff_record_unread_mail: ({ uid, retry_seconds }: Unread) => {
      const attempts = (unread.get(uid)?.attempts ?? 0) + 1;
      // Behind the others.
      unread.delete(uid);
      unread.set(uid, { uid, retry_seconds, attempts });
    },
    staff_forget_unread_mail: ({ uid }: Unread) => unread.delete(uid),
  };
  return {
    read,
    stopping,
    unread: () => [...unread.values()],
    position: () => position,
    look: (mailbox: Mailbox, join: (uid: number, isLast: boolean) => boolean | Error = () => false) =>
      readMailbox(mailbox, {
        name: 'office@mail.example.com/INBOX',
        pace,
        retrySeconds: 60,
        signal: stopping.signal,
        call: async (name, parameters) => answers[name]?.(parameters as never),
        join: async ({ head, isLastAttempt, readSource }) => {
          read.push(head.uid);
          await readSource();
          const result = join(head.uid, isLastAttempt);
          if (result instanceof Error) throw result;
          return result;
        },
      }),
  };
}

test('the first look begins with young mail, the next with what is new', async () => {
  const { look, read, position } = reader();
  await look(mailboxOf(300, 3));
  expect(read).toEqual([298, 299, 300]);
  await look(mailboxOf(302, 5));
  expect(read.slice(3)).toEqual([301, 302]);
  expect(position()).toEqual({ uid_validity: validity, uid: 302 });
});

test('a mailbox without young mail is read from its end on', async () => {
  const { look, read, position } = reader();
  await look(mailboxOf(300, 0));
  expect([read, position()?.uid]).toEqual([[], 300]);
});

test('another validity is a first look', async () => {
  const { look, read } = reader({ uid_validity: validity - 1, uid: 900 });
  await look(mailboxOf(10, 2));
  expect(read).toEqual([9, 10]);
});

test('a look that ends in the middle goes on there', async () => {
  const { look, read, position, stopping } = reader({ uid_validity: validity, uid: 0 });
  const ending = look(mailboxOf(10), (uid) => {
    if (uid === 4) stopping.abort();
    return uid === 4;
  });
  await expect(ending).rejects.toThrow();
  expect([read, position()?.uid]).toEqual([[1, 2, 3, 4], 4]);
});

test('a database that is away is waited for, however long', async () => {
  const { look, read, position } = reader({ uid_validity: validity, uid: 0 });
  for (let attempt = 0; attempt < 10; attempt += 1)
    await expect(look(mailboxOf(1), () => new DatabaseUnavailable('gone'))).rejects.toThrow();
  expect([read.length, position()?.uid]).toEqual([10, 0]);
});

test('a mail that fails again and again is given up, and none waits for it', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const { look, read, position, unread } = reader({ uid_validity: validity, uid: 0 });
  const last: boolean[] = [];
  const pauses: unknown[] = [];
  const join = (uid: number, isLast: boolean) => {
    if (uid !== 1) return false;
    last.push(isLast);
    return new Error('odd');
  };
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await look(mailboxOf(2 + attempt), join);
    expect([read.includes(2 + attempt), position()?.uid]).toEqual([true, 2 + attempt]);
    pauses.push(unread()[0]?.retry_seconds);
  }
  // The first look tries it again at its end.
  expect(last).toEqual([false, false, false, true]);
  expect(pauses.slice(0, 3)).toEqual([120, 240, null]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('a mail to a record that has too many is given up at once', async () => {
  const { look, unread } = reader();
  await look(mailboxOf(2), (uid) => (uid === 1 ? new RecordFull() : true));
  expect(unread()).toMatchObject([{ uid: 1, attempts: 1, retry_seconds: null }]);
});

test('many mails that fail keep no other from its next attempt', async () => {
  const { look, unread } = reader();
  const isGood = (uid: number) => uid === 30;
  await look(mailboxOf(30), () => new Error('refused'));
  expect(unread().map(({ attempts }) => attempts)).toEqual(Array(30).fill(2));
  await look(mailboxOf(30), (uid) => isGood(uid) || new Error('refused'));
  expect(unread().some(({ uid }) => isGood(uid))).toBe(false);
});

test('mails that fail slowly keep no new one waiting', async () => {
  const { look, read } = reader();
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  await look(mailboxOf(8), () => {
    now += 15_000;
    return new Error('refused');
  });
  expect(read).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2]);
  clock.mockRestore();
});

test('a mail that can be read later is forgotten then', async () => {
  const { look, unread } = reader({ uid_validity: validity, uid: 0 });
  let failures = 2;
  await look(mailboxOf(1), () => {
    failures -= 1;
    return failures < 0 || new NotAccepted('disk full');
  });
  expect(unread()).toHaveLength(1);
  await look(mailboxOf(1));
  expect(unread()).toEqual([]);
});

/** A mail server that cuts the connection when it is asked for one of the mails. */
function cuttingAt(broken: number, mails: number, part: 'readHeads' | 'readSource'): Mailbox {
  const mailbox = mailboxOf(mails);
  let isOpen = true;
  const requireOpen = () => {
    if (!isOpen) throw new Error('The connection was lost');
  };
  const cut = async <Result>(uids: number[], read: () => Promise<Result>) => {
    if (uids.includes(broken)) isOpen = false;
    requireOpen();
    return read();
  };
  return {
    ...mailbox,
    isOpen: () => isOpen,
    requireOpen,
    ...(part === 'readHeads'
      ? { readHeads: (uids) => cut(uids, () => mailbox.readHeads(uids)) }
      : { readSource: (uid) => cut([uid], () => mailbox.readSource(uid)) }),
  };
}

test.each(['readHeads', 'readSource'] as const)(
  'a mail at which the connection is cut (%s) is read alone, after the new ones, and not given up soon',
  async (part) => {
    const { look, read, position, unread } = reader({ uid_validity: validity, uid: 0 });
    const looks: boolean[] = [];
    for (let at = 0; at < 8; at += 1)
      looks.push(
        await look(cuttingAt(2, 4, part)).then(
          () => true,
          () => false,
        ),
      );
    expect(new Set(looks)).toEqual(new Set([false]));
    expect(new Set(read)).toEqual(new Set(part === 'readHeads' ? [1, 3, 4] : [1, 2, 3, 4]));
    expect(position()?.uid).toBe(4);
    expect(unread()).toMatchObject([{ uid: 2, retry_seconds: expect.any(Number) }]);
    await look(mailboxOf(4));
    expect([read.at(-1), unread()]).toEqual([2, []]);
  },
);
