import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { receivedMail as words } from '#company/content/staff-mail.ts';
import { NotAccepted, notAccepted } from '../../lib/not-accepted.ts';
import { DatabaseError, DatabaseUnavailable } from '../../store/database/database-error.ts';
import { type IncomingMail, type Joining, joinMail, RecordFull, UnreadableMail } from './join-mail.ts';
import type { ParsedMail } from './parse-mail.ts';

const recordId = randomUUID();
const settings = { domain: 'example.com', from: { name: '', address: 'office@example.com' } };
const headers: ParsedMail['headers'] = {
  messageId: '<1@their.example>',
  from: { address: 'ada@their.example', name: 'Ada' },
  subject: 'Re: Your message',
  references: [`<receipt.${recordId}@example.com>`],
  isAutomatic: false,
  report: undefined,
};
const content: ParsedMail['content'] = {
  body: 'Hello',
  quoted: '',
  files: [{ name: 'Policy.pdf', type: 'application/octet-stream', bytes: Buffer.from('%PDF') }],
};

type Options = {
  parsed?: Partial<{ [Part in keyof ParsedMail]: ParsedMail[Part] | undefined }>;
  outcome?: string;
  obstacle?: string | null;
  refusal?: Error;
  removeFiles?: Joining['records']['removeFiles'];
  mail?: Partial<IncomingMail>;
};

/** Joins a mail, and lists what was done in order. */
async function join({
  parsed = {},
  outcome = 'joined',
  obstacle = null,
  refusal,
  removeFiles,
  mail,
}: Options = {}) {
  const done: [string, unknown][] = [];
  const all: Record<string, unknown> = { headers, content, ...parsed };
  const joining: Joining = {
    settings,
    parse: async (part) => all[part] as never,
    call: async (name, parameters) => {
      done.push([name, parameters]);
      if (name === 'staff_reply_obstacle') return obstacle;
      return name === 'staff_find_thread' ? { kind: 'message', record_id: recordId } : { outcome };
    },
    records: {
      storeFile: async (file) => {
        done.push(['storeFile', file]);
        if (refusal) throw refusal;
        return { size: file.bytes.length, type: file.type };
      },
      removeFiles: removeFiles ?? (async (files) => void done.push(['removeFiles', files])),
    },
  };
  const incoming: IncomingMail = {
    head: { uid: 1, size: 1000, receivedAt: new Date(0), header: Buffer.from('x') },
    readSource: async () => Buffer.from('source'),
    isLastAttempt: false,
    ...mail,
  };
  const isJoined = await joinMail(joining, incoming);
  const letter = (done.find(([name]) => name === 'staff_receive_reply')?.[1] as { letter?: unknown })?.letter;
  return { isJoined, names: done.map(([name]) => name), letter, done };
}

test('files are stored before the letter that names them, under the same path each time', async () => {
  const first = await join();
  expect(first.names).toEqual([
    'staff_find_thread',
    'staff_reply_obstacle',
    'storeFile',
    'staff_receive_reply',
  ]);
  expect(first.letter).toMatchObject({
    message_id: '<1@their.example>',
    from_address: 'ada@their.example',
    received_at: '1970-01-01T00:00:00.000Z',
    automatic: false,
    files: [{ name: 'Policy.pdf', type: 'application/pdf', size: 4, refused: null }],
  });
  expect((await join()).letter).toEqual(first.letter);
});

test('the files of a letter that was not taken are removed', async () => {
  expect((await join({ outcome: 'gone' })).names.at(-1)).toBe('removeFiles');
  const removeFiles = vi.fn(async () => {});
  await expect(join({ outcome: 'full', removeFiles })).rejects.toBeInstanceOf(RecordFull);
  expect(removeFiles).toHaveBeenCalledOnce();
});

test('the files of a letter that is known stay', async () => {
  expect((await join({ outcome: 'known' })).names).not.toContain('removeFiles');
});

test.each(['gone', 'known'])('a mail that cannot join is not even read (%s)', async (obstacle) => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const readSource = vi.fn(async () => Buffer.from('source'));
  const { isJoined, names } = await join({ obstacle, mail: { readSource } });
  expect([isJoined, names]).toEqual([true, ['staff_find_thread', 'staff_reply_obstacle']]);
  expect(readSource).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(obstacle === 'known' ? 0 : 1);
  log.mockRestore();
});

test('a mail to a record that has too many is not even read, and fails', async () => {
  const readSource = vi.fn(async () => Buffer.from('source'));
  await expect(join({ obstacle: 'full', mail: { readSource } })).rejects.toBeInstanceOf(RecordFull);
  expect(readSource).not.toHaveBeenCalled();
});

test('a refused file is named; one that cannot be checked now is tried again, and named in the end', async () => {
  const refused = await join({ refusal: notAccepted.badType('No') });
  expect(refused.letter).toMatchObject({ files: [{ path: null, refused: 'No' }] });
  await expect(join({ refusal: new NotAccepted('scanner away') })).rejects.toBeInstanceOf(NotAccepted);
  const last = await join({ refusal: new NotAccepted('scanner away'), mail: { isLastAttempt: true } });
  expect(last.letter).toMatchObject({ files: [{ path: null, refused: words.notCheckedNow }] });
});

test.each([
  ['a full disk', Object.assign(new Error('no space left'), { code: 'ENOSPC' })],
  ['a row that the storage refuses', new DatabaseError({ code: 'P0001', message: 'refused' })],
])('%s is tried again, and the file is named in the end', async (_, refusal) => {
  await expect(join({ refusal })).rejects.toBe(refusal);
  const last = await join({ refusal, mail: { isLastAttempt: true } });
  expect(last.letter).toMatchObject({ files: [{ path: null, refused: words.notCheckedNow }] });
});

test('a database that is away is waited for, also by the last attempt', async () => {
  const refusal = new DatabaseUnavailable('gone');
  await expect(join({ refusal, mail: { isLastAttempt: true } })).rejects.toBe(refusal);
});

test('a mail without an id of its own gets one that follows from its headers', async () => {
  const { letter } = await join({ parsed: { headers: { ...headers, messageId: '' } } });
  expect(letter).toMatchObject({
    message_id: expect.stringMatching(/^<[0-9a-f-]{36}@no-message-id\.invalid>$/),
  });
});

test('a long thread is cut in the middle', async () => {
  const references = Array.from({ length: 100 }, (_, at) => `<${at}@their.example>`);
  const { letter } = await join({
    parsed: { headers: { ...headers, references: [...headers.references, ...references] } },
  });
  expect((letter as { references: string[] }).references).toEqual([
    headers.references[0],
    ...references.slice(-19),
  ]);
});

test('a mail that is too large or cannot be read is joined with a sentence about it', async () => {
  const large = await join({
    mail: { head: { uid: 1, size: 26 * 1024 * 1024, receivedAt: new Date(), header: Buffer.from('x') } },
  });
  expect(large.letter).toMatchObject({ body: words.tooLarge, files: [] });
  const unreadable = await join({ parsed: { content: undefined } });
  expect(unreadable.letter).toMatchObject({ body: words.unreadable, files: [] });
});

test('a mail whose headers cannot be read is tried again; one that was deleted meanwhile is forgotten', async () => {
  await expect(join({ parsed: { headers: undefined } })).rejects.toBeInstanceOf(UnreadableMail);
  expect((await join({ mail: { readSource: async () => undefined } })).names).toEqual([
    'staff_find_thread',
    'staff_reply_obstacle',
  ]);
});

test.each([
  ['our own mail', { from: { address: 'Office@Example.com', name: '' } }],
  ['our own mail under another sender', { messageId: `<reply.${randomUUID()}@example.com>` }],
  ['a notice that a mail was read', { report: 'other' as const }],
  ['a mail about something else', { references: [] }],
])('%s is none of our business', async (_, changes) => {
  const { isJoined, names } = await join({ parsed: { headers: { ...headers, ...changes } } });
  expect([isJoined, names]).toEqual([false, []]);
});
