import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { prepareHome } from './run-inbox.ts';

const { inbox, inboxWith, server, folder } = prepareHome();

describe('what is not understood ends with 2 and one sentence', () => {
  it.each<[string[], string]>([
    [['lisst'], 'There is no command "lisst". npm run inbox -- --help shows them all.'],
    [['list', '--nope'], 'There is no option --nope.'],
    [['list', 'people'], '"people" is no kind of record: say contacts, applications, verifications.'],
    [['list', 'contacts', 'again'], 'Too much: "again" is not expected here.'],
    [['list', '--since', '7d'], 'Say which kind of record these options are for.'],
    [
      ['list', 'contacts', '--since', '2026-02-30'],
      '--since takes a day like 2026-11-15 or a time ago like 7d, not "2026-02-30".',
    ],
    [['list', 'contacts', '--limit', '0'], '--limit takes a number from 1 to 200, not "0".'],
    [['list', 'contacts', '--page', 'x'], '--page takes a number from 1 to 1000000, not "x".'],
    [['list', 'contacts', '--limit'], 'The option --limit needs a value.'],
    [
      ['list', 'contacts', '--job', 'clerk'],
      'Only applications and verifications have a job: leave --job out.',
    ],
    [['show'], 'Missing: the id of a record.'],
    [['show', 'xyz!'], '"xyz!" is not an id. The list shows them.'],
    [['show', 'abc'], '"abc" is too short for an id: give at least 4 characters.'],
    [['show', 'abcd', '--unseal=yes'], 'The option --unseal takes no value.'],
    [['show', 'abcd', '--by', ' '], '--by takes a name of 1 to 200 characters.'],
    [['export', 'contacts'], 'Say --format csv or --format json.'],
    [['export', 'contacts', '--format', 'xls'], 'Say --format csv or --format json.'],
    [['sweep', '--older-than', 'long'], '--older-than takes a time like 24h, 30m or 7d, not "long".'],
    [['backup'], 'Say where the backup goes: --to DIR or --to FILE.tar.'],
    [['restore'], 'Missing: the folder or .tar of a backup.'],
  ])('%j', async (args, sentence) => {
    expect(await inbox(...args)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });

  it('an address that is none', async () => {
    expect(await inboxWith({ INBOX_URL: 'ftp://x' }, 'list')).toMatchObject({
      code: 2,
      err: 'INBOX_URL must be an address like https://example.com, not "ftp://x".\n',
    });
  });
});

describe('what is not there ends with 3', () => {
  it.each<[string[], string]>([
    [['show', 'abcd1234'], 'No record has an id that starts with abcd1234.'],
    [['save', 'abcd1234'], 'No record has an id that starts with abcd1234.'],
    [['delete', 'abcd1234', '--yes'], 'No record has an id that starts with abcd1234.'],
    [['list', 'contacts'], 'No contacts were found.'],
    [['list', 'contacts', '--match', 'nobody'], 'No contacts were found.'],
    [['keys'], 'No sealed number is stored.'],
  ])('%j', async (args, sentence) => {
    expect(await inbox(...args)).toEqual({ code: 3, out: '', err: `${sentence}\n` });
  });
});

describe('what is wrong around it ends with 1 and what to do', () => {
  it('a server that is not there', async () => {
    const { code, out, err } = await inboxWith({ INBOX_URL: 'http://127.0.0.1:9' }, 'list');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^Nothing answers at http:\/\/127\.0\.0\.1:9.*\. Start the server, or set INBOX_URL to where it is\.\n$/,
    );
  });

  it.each([
    ['a wrong key', () => 'sb_secret_wrong'],
    ["a visitor's key", () => server().anonKey],
  ])('%s', async (_what, key) => {
    const { code, out, err } = await inboxWith({ INBOX_KEY: key() }, 'list');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/refused the key\. Set INBOX_KEY to the staff secret of this backend/);
    expect(err).not.toContain(key());
  });

  it('a key that no header can carry', async () => {
    const { code, err } = await inboxWith({ INBOX_KEY: 'two\nlines' }, 'list');
    expect({ code, err }).toEqual({
      code: 1,
      err: 'What INBOX_KEY holds is not a key: it must be one line without blanks.\n',
    });
  });

  it('no key at all', async () => {
    const { code, err } = await inboxWith({ DATA_DIR: folder('nowhere') }, 'list');
    expect(code).toBe(1);
    expect(err).toMatch(
      /^There is no staff key: .*nowhere\/keys\/staff-secret does not exist\. Set INBOX_KEY/,
    );
  });

  it.each<[string, RequestListener, RegExp]>([
    [
      'a database that is away',
      (_, answer) => json(answer, 503, '{"code":"PGRST000","message":"away"}'),
      /its database or its disk is not available just now\. Try again/,
    ],
    [
      'a server of files',
      (_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
      /not as a backend does\. Check INBOX_URL/,
    ],
    [
      'nothing under this path',
      (_, answer) => answer.writeHead(404).end(),
      /not as a backend does\. Check INBOX_URL/,
    ],
    [
      'an address that moved',
      (_, answer) => answer.writeHead(301, { location: 'http://127.0.0.1:9/' }).end(),
      /sends callers elsewhere\. Set INBOX_URL/,
    ],
    ['a failure inside', (_, answer) => json(answer, 500, '{}'), /failed inside \(500\)\. Its log says more/],
    [
      'a schema that is not there',
      (_, answer) => json(answer, 404, '{"code":"PGRST205","message":"no table"}'),
      /Apply the migrations in supabase\/ first/,
    ],
    [
      'a hostile error',
      (_, answer) => json(answer, 400, '{"code":"1","message":"\\u001b[2Jgone"}'),
      /refused this: ␛\[2Jgone \(1\)/,
    ],
  ])('%s', async (_what, listener, sentence) => {
    const { code, out, err } = await inboxWith({ INBOX_URL: await listen(listener) }, 'list');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toMatch(sentence);
  });

  it('a backup that is not there', async () => {
    expect(await inbox('restore', folder('none.tar'), '--yes')).toMatchObject({
      code: 1,
      err: `${folder('none.tar')} does not exist.\n`,
    });
  });
});

it('waits where the backend asks for a pause', async () => {
  let asked = 0;
  const url = await listen((_, answer) => {
    asked += 1;
    if (asked === 1) answer.writeHead(429, { 'retry-after': '1' }).end();
    else json(answer, 400, '{"code":"x","message":"enough"}');
  });
  expect((await inboxWith({ INBOX_URL: url }, 'list')).err).toContain('enough');
  expect(asked).toBe(2);
});

it('help is there for the tool and for every command, with examples', async () => {
  const { code, out } = await inbox('--help');
  expect(code).toBe(0);
  const commands = [...out.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, word]) => word ?? '');
  expect(commands).toEqual([
    'list',
    'show',
    'save',
    'export',
    'delete',
    'purge',
    'sweep',
    'backup',
    'restore',
    'keys',
  ]);
  for (const command of commands) {
    const help = await inbox(command, '--help');
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toMatch(new RegExp(`^npm run inbox -- ${command}`));
    expect(help.out).toContain('\nExamples\n  ');
  }
});

it('never prints the staff secret or a private key', async () => {
  const runs = await Promise.all([inbox('list'), inbox('--help'), inbox('keys'), inbox('list', 'contacts')]);
  for (const { out, err } of runs) {
    expect(out + err).not.toContain(server().staffKey);
    expect(out + err).not.toContain('PRIVATE KEY');
  }
});

function json(answer: Parameters<RequestListener>[1], status: number, body: string): void {
  answer.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

async function listen(listener: RequestListener): Promise<string> {
  const away = createServer(listener);
  await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    away.closeAllConnections();
    away.close();
  });
  return `http://127.0.0.1:${(away.address() as AddressInfo).port}`;
}
