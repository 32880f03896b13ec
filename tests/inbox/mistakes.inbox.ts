import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { prepareServer } from './run-inbox.ts';

const { inbox, inboxWith, server, folder } = prepareServer();

describe('wrong usage ends with exit code 2 and one sentence', () => {
  it.each<[string[], string]>([
    [['lisst'], 'There is no command "lisst". Run npm run inbox -- --help to see all commands.'],
    [['list', '--nope'], 'There is no option --nope.'],
    [['list', 'people'], '"people" is not a kind of record. Use contacts, applications, verifications.'],
    [['list', 'contacts', 'again'], 'Unexpected argument: "again".'],
    [
      ['list', '--since', '7d'],
      'Name a kind of record for these options: contacts, applications or verifications.',
    ],
    [
      ['list', 'contacts', '--since', '2026-02-30'],
      '--since takes a date like 2026-11-15 or an age like 7d, not "2026-02-30".',
    ],
    [['list', 'contacts', '--limit', '0'], '--limit takes a number from 1 to 200, not "0".'],
    [['list', 'contacts', '--page', 'x'], '--page takes a number from 1 to 1000000, not "x".'],
    [['list', 'contacts', '--limit'], 'The option --limit needs a value.'],
    [['list', 'contacts', '--job', 'clerk'], 'Only applications and verifications have a job. Remove --job.'],
    [['show'], 'Missing: the id of a record.'],
    [['show', 'xyz!'], '"xyz!" is not an id. The command list shows the ids.'],
    [['show', 'abc'], '"abc" is too short for an id. Give at least 4 characters.'],
    [['show', 'abcd', '--unseal=yes'], 'The option --unseal takes no value.'],
    [['show', 'abcd', '--by', ' '], '--by takes a name of 1 to 200 characters.'],
    [['export', 'contacts'], 'Choose a format: --format csv or --format json.'],
    [['export', 'contacts', '--format', 'xls'], 'Choose a format: --format csv or --format json.'],
    [['sweep', '--older-than', 'long'], '--older-than takes a duration like 24h, 30m or 7d, not "long".'],
    [['backup'], 'Name the backup: --to DIR or --to FILE.tar.'],
    [['restore'], 'Missing: the folder or .tar of a backup.'],
  ])('%j', async (args, sentence) => {
    expect(await inbox(...args)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });

  it('an address that is not valid', async () => {
    expect(await inboxWith({ INBOX_URL: 'ftp://x' }, 'list')).toMatchObject({
      code: 2,
      err: 'INBOX_URL must be an address like https://example.com, not "ftp://x".\n',
    });
  });
});

describe('a record that does not exist ends with exit code 3', () => {
  it.each<[string[], string]>([
    [['show', 'abcd1234'], 'No record has an id that starts with abcd1234.'],
    [['save', 'abcd1234'], 'No record has an id that starts with abcd1234.'],
    [['delete', 'abcd1234', '--yes'], 'No record has an id that starts with abcd1234.'],
    [['list', 'contacts'], 'No contacts were found.'],
    [['list', 'contacts', '--match', 'nobody'], 'No contacts were found.'],
    [['keys'], 'No sealed numbers are stored.'],
  ])('%j', async (args, sentence) => {
    expect(await inbox(...args)).toEqual({ code: 3, out: '', err: `${sentence}\n` });
  });
});

describe('any other problem ends with exit code 1 and a sentence about what to do', () => {
  it('a server that does not answer', async () => {
    const { code, out, err } = await inboxWith({ INBOX_URL: 'http://127.0.0.1:9' }, 'list');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^Nothing answers at http:\/\/127\.0\.0\.1:9.*\. Start the server, or set INBOX_URL to its address\.\n$/,
    );
  });

  it.each([
    ['a wrong key', () => 'sb_secret_wrong'],
    ["a visitor's key", () => server().anonKey],
  ])('%s', async (_what, key) => {
    const { code, out, err } = await inboxWith({ INBOX_KEY: key() }, 'list');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /refused the key\. Set INBOX_KEY to the staff secret of this backend.+ STAFF_NETWORKS of the server\.$/m,
    );
    expect(err).not.toContain(key());
  });

  it('a key that cannot be sent in a header', async () => {
    const { code, err } = await inboxWith({ INBOX_KEY: 'two\nlines' }, 'list');
    expect({ code, err }).toEqual({
      code: 1,
      err: 'The key in INBOX_KEY is not valid: it must be one line without spaces.\n',
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
      'a database that does not answer',
      (_, response) => json(response, 503, '{"code":"PGRST000","message":"away"}'),
      /its database or its disk is not available\. Try again/,
    ],
    [
      'a server of static files',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
      /it is not the backend\. Check INBOX_URL/,
    ],
    [
      'nothing under this path',
      (_, response) => response.writeHead(404).end(),
      /it is not the backend\. Check INBOX_URL/,
    ],
    [
      'a redirect',
      (_, response) => response.writeHead(301, { location: 'http://127.0.0.1:9/' }).end(),
      /redirects to another address\. Set INBOX_URL/,
    ],
    [
      'an internal error',
      (_, response) => json(response, 500, '{}'),
      /internal error \(500\)\. See the server's log/,
    ],
    [
      'a missing table',
      (_, response) => json(response, 404, '{"code":"PGRST205","message":"no table"}'),
      /Apply the migrations in supabase\/ first/,
    ],
    [
      'control characters in an error',
      (_, response) => json(response, 400, '{"code":"1","message":"\\u001b[2Jgone"}'),
      /refused this: ␛\[2Jgone \(1\)/,
    ],
  ])('%s', async (_what, listener, sentence) => {
    const { code, out, err } = await inboxWith({ INBOX_URL: await listen(listener) }, 'list');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toMatch(sentence);
  });

  it('a backup that does not exist', async () => {
    expect(await inbox('restore', folder('none.tar'), '--yes')).toMatchObject({
      code: 1,
      err: `${folder('none.tar')} does not exist.\n`,
    });
  });
});

it('a request is repeated after 429', async () => {
  let asked = 0;
  const url = await listen((_, response) => {
    asked += 1;
    if (asked === 1) response.writeHead(429, { 'retry-after': '1' }).end();
    else json(response, 400, '{"code":"x","message":"enough"}');
  });
  expect((await inboxWith({ INBOX_URL: url }, 'list')).err).toContain('enough');
  expect(asked).toBe(2);
});

it('the tool and every command have help with examples', async () => {
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

it('the staff secret and private keys are never printed', async () => {
  const runs = await Promise.all([inbox('list'), inbox('--help'), inbox('keys'), inbox('list', 'contacts')]);
  for (const { out, err } of runs) {
    expect(out + err).not.toContain(server().staffKey);
    expect(out + err).not.toContain('PRIVATE KEY');
  }
});

function json(response: Parameters<RequestListener>[1], status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
