import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { commands } from '../../cli/run-command-line.ts';
import { listenForTest } from '../support/listen-for-test.ts';
import { prepareServer, spawnCli } from './run-cli.ts';

const { cli, cliWith, server, folder } = prepareServer();

const bothNeeded = 'An encrypted backup needs both: --to FILE.tar.pgp and --encrypt-to with a public key.';

const names = Object.keys(commands);
const withArgument = [
  'verify',
  'restore',
  'rehearse',
  'invite',
  'suspend',
  'restore-person',
  'reset',
  'notice',
  'closed',
  'content',
];

describe('wrong usage ends with exit code 2 and one sentence', () => {
  it.each<[string[], string]>([
    [['bakup'], 'There is no command "bakup". Run npm run cli -- --help to see all commands.'],
    [['staff', 'fire'], 'There is no command "fire". Run npm run cli -- --help to see all commands.'],
    ...names.map((name): [string[], string] => [[name, '--nope'], 'There is no option --nope.']),
    // `staff again` would be the command `again`.
    ...names
      .filter((name) => name !== 'staff')
      .map((name): [string[], string] => {
        const args = withArgument.includes(name) ? ['first', 'again'] : ['again'];
        return [[name, ...args], 'Unexpected argument: "again".'];
      }),
    [['purge', '--dry-run=yes'], 'The option --dry-run takes no value.'],
    [['sweep', '--older-than'], 'The option --older-than needs a value.'],
    [['sweep', '--older-than', '24'], '--older-than takes a duration like 24h, 30m or 7d, not "24".'],
    ...[['backup'], ['backup', '--to', 'folder'], ['backup', '--in', 'a', '--to', 'a.tar']].map(
      (args): [string[], string] => [args, 'Name the backup: --in FOLDER, or --to FILE.tar.pgp or FILE.tar.'],
    ),
    [['backup', '--to', 'a.tar', '--keep', '7'], '--keep needs --in FOLDER, without --to.'],
    [
      ['backup', '--in', 'a', '--keep', '0'],
      '--keep takes a number of backups like 7, or of days like 30d, not "0".',
    ],
    [['backup', '--to', 'a.tar.pgp'], bothNeeded],
    [['backup', '--to', 'a.tar', '--encrypt-to', 'key.asc'], bothNeeded],
    [['backup', '--to', 'a.pgp', '--encrypt-to', 'key.asc'], bothNeeded],
    [['deleted-ids'], 'Name the list: --to FILE.'],
    ...['verify', 'restore', 'rehearse'].map((name): [string[], string] => [
      [name],
      'Missing: the .tar or .tar.pgp of a backup.',
    ]),
    ...['invite', 'suspend', 'restore-person', 'reset'].map((name): [string[], string] => [
      [name],
      'Missing: the email address of a person.',
    ]),
    [
      ['invite', 'a@example.com', '--role', 'admin'],
      '--role must be owner, hiring, service or editor, not "admin".',
    ],
    ...['0', '201', 'many', '1.5'].map((records): [string[], string] => [
      ['demo-data', '--records', records],
      `--records takes a number from 1 to 200, not "${records}".`,
    ]),
    [['preflight', '--url', 'ftp://x'], '--url must be an address like https://example.com, not "ftp://x".'],
    [['rebrand'], 'Use: npm run rebrand -- --check. It lists what is left of the demonstration.'],
  ])('%j', async (args, sentence) => {
    expect(await cli(...args)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });

  it.each([
    ['BACKEND_URL', 'purge'],
    ['STAFF_URL', 'list'],
    ['SUPABASE_URL', 'preflight'],
  ])('an address in %s that is not valid', async (setting, command) => {
    expect(await cliWith({ [setting]: 'ftp://x' }, command)).toMatchObject({
      code: 2,
      err: `${setting} must be an address like https://example.com, not "ftp://x".\n`,
    });
  });
});

it('a process ends with the exit code, and prints errors to stderr alone', async () => {
  expect(await spawnCli(['bakup'])).toEqual({
    code: 2,
    out: '',
    err: 'There is no command "bakup". Run npm run cli -- --help to see all commands.\n',
  });
});

it('a bug ends with exit code 1 and its stack, without control characters', async () => {
  vi.spyOn(performance, 'now').mockImplementationOnce(() => {
    throw new TypeError('a bug \u001b[2J');
  });
  const { code, err } = await cli('rehearse', folder('none.tar'));
  expect(code).toBe(1);
  expect(err).toMatch(/^TypeError: a bug ␛\[2J\n +at /);
});

it('nothing found ends with exit code 3', async () => {
  expect(await cli('keys')).toEqual({ code: 3, out: '', err: 'No sealed numbers are stored.\n' });
});

describe('any other problem ends with exit code 1 and a sentence about what to do', () => {
  it.each([
    ['BACKEND_URL', 'purge'],
    ['STAFF_URL', 'list'],
  ])('a server in %s that does not answer', async (setting, command) => {
    const { code, out, err } = await cliWith({ [setting]: 'http://127.0.0.1:9' }, command);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^Nothing answers at http:\/\/127\.0\.0\.1:9.*\. Start the server, or set \w+ to its address\.\n$/,
    );
    expect(err).toContain(setting);
  });

  it.each([
    ['a wrong key', () => 'sb_secret_wrong'],
    ["a visitor's key", () => server.anonKey],
  ])('%s', async (_what, key) => {
    const { code, out, err } = await cliWith({ STAFF_SECRET: key() }, 'purge');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /refused the key\. Set STAFF_SECRET to the staff secret of this backend.+ STAFF_NETWORKS of the server\.$/m,
    );
    expect(err).not.toContain(key());
  });

  it('a key that cannot be sent in a header', async () => {
    const { code, err } = await cliWith({ STAFF_SECRET: 'two\nlines' }, 'purge');
    expect({ code, err }).toEqual({
      code: 1,
      err: 'The key in STAFF_SECRET is not valid: it must be one line without spaces.\n',
    });
  });

  it.each([
    ['purge', 'Set STAFF_SECRET, or set DATA_DIR'],
    ['list', 'Start the server once, or set DATA_DIR'],
  ])('no key at all for %s', async (command, next) => {
    const { code, err } = await cliWith({ DATA_DIR: folder('nowhere') }, command);
    expect(code).toBe(1);
    expect(err).toMatch(/^There is no staff secret: .*nowhere\/keys\/staff-secret does not exist\. /);
    expect(err).toContain(next);
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
      /it is not the backend\. Check BACKEND_URL/,
    ],
    [
      'nothing under this path',
      (_, response) => response.writeHead(404).end(),
      /it is not the backend\. Check BACKEND_URL/,
    ],
    [
      'a redirect',
      (_, response) => response.writeHead(301, { location: 'http://127.0.0.1:9/' }).end(),
      /redirects to another address\. Set BACKEND_URL/,
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
    const { code, out, err } = await cliWith({ BACKEND_URL: await listenForTest(listener) }, 'purge');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toMatch(sentence);
  });

  it('a backup that does not exist', async () => {
    expect(await cli('restore', folder('none.tar'), '--yes')).toMatchObject({
      code: 1,
      err: `${folder('none.tar')} does not exist.\n`,
    });
  });
});

it('a request is repeated after 429', async () => {
  let asked = 0;
  const url = await listenForTest((_, response) => {
    asked += 1;
    if (asked === 1) response.writeHead(429, { 'retry-after': '1' }).end();
    else json(response, 400, '{"code":"x","message":"enough"}');
  });
  expect((await cliWith({ BACKEND_URL: url }, 'purge')).err).toContain('enough');
  expect(asked).toBe(2);
});

it('the tool and every command have help with examples', async () => {
  const { code, out } = await cli('--help');
  expect(await cli()).toEqual({ code: 0, out, err: '' });
  expect(code).toBe(0);
  expect([...out.matchAll(/^ {2}([a-z-]+) {2,}/gm)].map(([, word]) => word)).toEqual(names);
  for (const command of names) {
    const help = await cli(command, '--help');
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toMatch(new RegExp(`^npm run cli -- ${command}`));
    expect(help.out).toContain('\nExamples\n  ');
  }
});

it('the staff secret and private keys are never printed', async () => {
  for (const args of [['purge', '--dry-run'], ['--help'], ['keys']]) {
    const { code, out, err } = await cli(...args);
    // 3: there was nothing to purge.
    expect([0, 3]).toContain(code);
    expect(out + err).not.toBe('');
    expect(out + err).not.toContain(server.staffKey);
    expect(out + err).not.toContain('PRIVATE KEY');
  }
});

function json(response: Parameters<RequestListener>[1], status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
