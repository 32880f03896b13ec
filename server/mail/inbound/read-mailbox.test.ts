import { expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../../database/database-error.ts';
import { storageErrors } from '../../storage/storage-error.ts';
import type { Mailbox } from './open-mailbox.ts';
import { readMailbox } from './read-mailbox.ts';

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
    close: () => {},
  };
}

type Position = { uid_validity: number; uid: number };

/** Looks into a mailbox again and again with one database. */
function reader(stored: Position | null = null) {
  let position = stored;
  const attempts = new Map<number, number>();
  const read: number[] = [];
  const stopping = new AbortController();
  return {
    read,
    stopping,
    position: () => position,
    look: (mailbox: Mailbox, join: (uid: number, isLast: boolean) => boolean | Error = () => false) =>
      readMailbox(mailbox, {
        name: 'office@mail.example.com/INBOX',
        attempts,
        signal: stopping.signal,
        call: async (name, parameters) => {
          if (name === 'staff_mailbox_position') return position;
          const { uid_validity, uid } = parameters as Position;
          position = { uid_validity, uid };
          return null;
        },
        join: async ({ head, isLastAttempt }) => {
          read.push(head.uid);
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

test('a mail that fails again and again does not keep the next from being read', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const { look, read, position } = reader({ uid_validity: validity, uid: 0 });
  const last: boolean[] = [];
  const join = (uid: number, isLast: boolean) => {
    if (uid !== 1) return false;
    last.push(isLast);
    return storageErrors.diskFull();
  };
  for (let attempt = 0; attempt < 3; attempt += 1) await expect(look(mailboxOf(2), join)).rejects.toThrow();
  await look(mailboxOf(2), join);
  expect(last).toEqual([false, false, false, true]);
  expect([read.at(-1), position()?.uid]).toEqual([2, 2]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
