import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { encryptKey, generateKey, readPrivateKey } from 'openpgp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleApplication, sampleContact, sampleVerification } from '../support/samples.ts';
import { daysAgo, prepareServer, sendVerification } from './run-inbox.ts';
import { type Respond, startProxy } from './start-proxy.ts';

const { inbox, inboxWith, clients, server, folder } = prepareServer();
const number = '900-55-1234';
let verification: Awaited<ReturnType<typeof sendVerification>>;

beforeAll(async () => {
  const { staff } = clients();
  const contacts = [
    sampleContact({
      id: 'aaaa1111-0000-4000-8000-000000000001',
      name: 'Émile Zola',
      email: 'emile@example.com',
      created_at: '2026-03-01T10:00:00Z',
    }),
    sampleContact({
      id: 'aaaa2222-0000-4000-8000-000000000002',
      name: 'Ana "100%_*" Lima',
      subject: 'A subject that goes on and on, much longer than any terminal is wide, to its end',
      created_at: '2026-03-02T03:30:00Z',
    }),
    sampleContact({
      id: 'bbbb1111-0000-4000-8000-000000000003',
      name: '\u001b[31mRed\u001b[0m \u009b2J\u202e',
      subject: 'Erase\u001b]0;title\u0007',
      message: 'First line\r\nsecond\u001b[2J line',
      created_at: '2026-03-03T10:00:00Z',
    }),
  ];
  await staff.from('contacts').insert(contacts).throwOnError();
  for (const job_title of ['Data Entry Clerk', 'Live Chat Support Agent'])
    await staff.from('job_applications').insert(sampleApplication({ job_title })).throwOnError();
  verification = await sendVerification(clients(), { social_security: number });
  const old = sampleVerification({ id: 'bbbb1111-0000-4000-8000-00000000000f', created_at: daysAgo(100) });
  await staff.from('employment_verifications').insert(old).throwOnError();
});

const names = (out: string) =>
  out
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.slice(28).split('  ')[0]?.trim());

describe('the list', () => {
  it('counts all three kinds and their expired records', async () => {
    const { code, out, err } = await inbox('list');
    expect(code).toBe(0);
    expect(out).toMatch(/^contacts +3 +2026-03-03 05:00 +\d+ days/m);
    expect(out).toMatch(/^applications +2 /m);
    expect(out).toMatch(/^verifications +2 .* 90 days +1$/m);
    expect(err).toMatch(/^Delete \d+ expired records? with: npm run inbox -- purge$/m);
  });

  it('is newest first, in local time, with short ids and the count', async () => {
    const { code, out, err } = await inbox('list', 'contacts');
    expect(code).toBe(0);
    const lines = out.trim().split('\n');
    expect(lines[0]).toMatch(/^ID +Received +Name +Email +Subject$/);
    expect(lines.slice(1).map((line) => line.slice(0, 26))).toEqual([
      'bbbb1111  2026-03-03 05:00',
      'aaaa2222  2026-03-01 22:30',
      'aaaa1111  2026-03-01 05:00',
    ]);
    expect(err.trim()).toBe('3 messages');
  });

  it('fits the width of the terminal', async () => {
    const { out } = await inboxWith({ COLUMNS: '60' }, 'list', 'contacts');
    for (const line of out.trim().split('\n')) expect([...line].length).toBeLessThanOrEqual(60);
    expect(out).toContain('…');
  });

  it('filters by local day: --until includes its day', async () => {
    expect(names((await inbox('list', 'contacts', '--since', '2026-03-02')).out)).toHaveLength(1);
    expect(names((await inbox('list', 'contacts', '--until', '2026-03-01')).out)).toEqual([
      'Ana "100%_*" Lima',
      'Émile Zola',
    ]);
    expect((await inbox('list', 'contacts', '--since', '1d')).code).toBe(3);
  });

  it.each([
    ['emile', ['Émile Zola']],
    ['zola EMILE@', ['Émile Zola']],
    ['100%_*', ['Ana "100%_*" Lima']],
  ])('finds %j in name or email, whatever the case and accents', async (text, expected) => {
    expect(names((await inbox('list', 'contacts', '--match', text)).out)).toEqual(expected);
  });

  it('finds a first and last name together', async () => {
    const { err } = await inbox('list', 'verifications', '--match', 'mary jackson');
    expect(err.trim()).toBe('2 verifications');
  });

  it('filters by job', async () => {
    const { out, err } = await inbox('list', 'applications', '--job', 'data entry');
    expect(out).toContain('Data Entry Clerk');
    expect(err.trim()).toBe('1 application');
  });

  it('pages', async () => {
    const second = await inbox('list', 'contacts', '--limit', '2', '--page', '2');
    expect(names(second.out)).toEqual(['Émile Zola']);
    expect(second.err).toContain('3 messages, page 2 of 2');
    const beyond = await inbox('list', 'contacts', '--limit', '2', '--page', '9');
    expect(beyond).toMatchObject({ code: 3, err: 'There is no page 9. The last page is 2.\n' });
  });

  it('never shows a number or its seal', async () => {
    const { out } = await inbox('list', 'verifications');
    expect(out).not.toContain(number);
    expect(out).not.toContain('PGP');
  });
});

describe('one record', () => {
  it('is found by the start of its id', async () => {
    const { code, out } = await inbox('show', 'aaaa1');
    expect(code).toBe(0);
    expect(out).toContain('Message aaaa1111-0000-4000-8000-000000000001');
    expect(out).toMatch(/^Received +2026-03-01 05:00$/m);
    expect(out).toMatch(/^Name +Émile Zola$/m);
  });

  it('is not chosen where the start of an id fits several, across kinds', async () => {
    const { code, out, err } = await inbox('show', 'bbbb1111');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('bbbb1111-0000-4000-8000-000000000003  message of');
    expect(err).toContain('bbbb1111-0000-4000-8000-00000000000f  verification of Mary Jackson');
  });

  it('cannot send control characters to the terminal', async () => {
    const id = 'bbbb1111-0000-4000-8000-000000000003';
    const { out: shown } = await inbox('show', id);
    const { out: listed } = await inbox('list', 'contacts');
    for (const text of [shown, listed]) {
      expect(text).toContain('␛[31mRed␛[0m <U+009B>2J<U+202E>');
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    }
    expect(shown).toMatch(/First line\n +second␛\[2J line/);
    expect((await inbox('show', 'bbbb1111')).err.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  });
});

describe('a sealed number', () => {
  const auditRows = async () => {
    const { data } = await clients()
      .staff.from('unsealings')
      .select('*')
      .eq('verification_id', verification.id);
    return data ?? [];
  };

  it('stays hidden without --unseal, and nothing is recorded', async () => {
    const { code, out } = await inbox('show', verification.id);
    expect(code).toBe(0);
    expect(out).toMatch(/^Social security +•••-••-•••• \(sealed with key [0-9A-F]{16}\)$/m);
    expect(out).not.toContain(number);
    expect(await auditRows()).toEqual([]);
  });

  it('stays sealed without the private key, and nothing is recorded', async () => {
    const { code, out, err } = await inbox(
      'show',
      verification.id,
      '--unseal',
      '--key',
      folder('nowhere.asc'),
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('does not exist. Name the right file with --key FILE');
    expect(await auditRows()).toEqual([]);
  });

  it('stays sealed with another private key, and the error names the right one', async () => {
    const { privateKey } = await generateKey({ userIDs: [{ name: 'Another' }] });
    await writeFile(folder('another.asc'), privateKey);
    const { code, out, err } = await inbox(
      'show',
      verification.id,
      '--unseal',
      '--key',
      folder('another.asc'),
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/sealed with the key [0-9A-F]{16}\. .*another\.asc is a different key\./);
    expect(await auditRows()).toEqual([]);
  });

  it.each([
    ['answers with a refusal', (respond: Respond) => respond(403, '{"code":"42501","message":"no"}')],
    ['answers with an empty 404, which the client takes for success', (respond: Respond) => respond(404, '')],
    ['answers with success but without a stored row', (respond: Respond) => respond(200, '')],
    ['has lost its database', (respond: Respond) => respond(503, '{"code":"PGRST000","message":"away"}')],
  ])('stays sealed where the audit trail %s', async (_what, answer) => {
    const isAudit = ({ method, url }: IncomingMessage) =>
      method === 'POST' && url?.includes('/unsealings') === true;
    const url = await startProxy(server().url, isAudit, answer);
    const { code, out } = await inboxWith({ INBOX_URL: url }, 'show', verification.id, '--unseal');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(await auditRows()).toEqual([]);
  });

  it('opens with the private key, after who opened it is recorded', async () => {
    const { code, out, err } = await inbox('show', verification.id, '--unseal', '--by', 'Dana Reyes');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^Social security +${number}$`, 'm'));
    expect(err).toContain('Recorded in the audit trail: opened by Dana Reyes.');
    expect(await auditRows()).toEqual([expect.objectContaining({ opened_by: 'Dana Reyes' })]);
  });

  it('opens with a private key that has a passphrase, and not with a wrong one', async () => {
    const armoredKey = await readFile(path.join(server().dataDir, 'keys/sealing-private.asc'), 'utf8');
    const privateKey = await readPrivateKey({ armoredKey });
    await writeFile(folder('locked.asc'), (await encryptKey({ privateKey, passphrase: 'pass' })).armor());
    const unseal = (passphrase: string | undefined) =>
      inboxWith(
        { INBOX_PRIVATE_KEY: folder('locked.asc'), INBOX_PASSPHRASE: passphrase },
        'show',
        verification.id,
        '--unseal',
      );
    const before = (await auditRows()).length;
    expect(await unseal('wrong')).toMatchObject({ code: 1, out: '' });
    expect((await unseal(undefined)).err).toContain('Run this at a terminal, or set INBOX_PASSPHRASE.');
    expect(await auditRows()).toHaveLength(before);
    expect((await unseal('pass')).out).toContain(number);
    expect(await auditRows()).toHaveLength(before + 1);
  });

  it('is only in a verification', async () => {
    expect(await inbox('show', 'aaaa1', '--unseal')).toMatchObject({
      code: 2,
      err: 'Only a verification has a sealed number. This is a message.\n',
    });
  });

  it('names the key it needs', async () => {
    const { code, out } = await inbox('keys');
    expect(code).toBe(0);
    expect(out).toMatch(/^[0-9A-F]{16} +2 .* opens them$/m);
  });
});
