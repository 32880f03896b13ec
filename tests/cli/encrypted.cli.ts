import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { encryptKey, generateKey, readPrivateKey } from 'openpgp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleContact } from '../support/samples.ts';
import { folderForTest } from '../support/test-folder.ts';
import { prepareServer, runCli, sendApplication } from './run-cli.ts';

const { cli, cliWith, clients, folder } = prepareServer();
const passphrase = 'correct horse';

beforeAll(async () => {
  const { staff } = clients();
  await staff.from('contacts').insert(sampleContact()).throwOnError();
  await sendApplication({ staff, visitor: staff });
  const { privateKey: armoredKey, publicKey } = await generateKey({ userIDs: [{ name: 'Company' }] });
  const privateKey = await readPrivateKey({ armoredKey });
  await writeFile(folder('public.asc'), publicKey);
  await writeFile(folder('open.asc'), armoredKey);
  await writeFile(folder('locked.asc'), (await encryptKey({ privateKey, passphrase })).armor());
  const made = await cli('backup', '--to', folder('a.tar.pgp'), '--encrypt-to', folder('public.asc'));
  expect(made).toMatchObject({ code: 0, err: expect.stringContaining('Encrypted backup written to') });
});

/** Without a server and without the staff secret. */
const verify = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  runCli(['verify', folder('a.tar.pgp'), ...args], { DATA_DIR: folder('nowhere'), ...env });

describe('an encrypted backup', () => {
  it('is verified and restored with the private key', async () => {
    expect(await verify({}, '--key', folder('open.asc'))).toMatchObject({
      code: 0,
      out: expect.stringContaining('is complete and undamaged.'),
    });
    const { code, out } = await cli('restore', folder('a.tar.pgp'), '--yes', '--key', folder('open.asc'));
    expect(code).toBe(0);
    expect(out).toMatch(/^files +0 +1 +0 +0$/m);
    expect(out).toMatch(/^contacts +0 +1 +0 +0$/m);
  });

  it('restores what is missing', async () => {
    const { staff } = clients();
    await staff.from('contacts').delete().gte('created_at', '2000-01-01').throwOnError();
    const env = { PRIVATE_KEY_FILE: folder('locked.asc'), KEY_PASSPHRASE: passphrase };
    const { code, out } = await cliWith(env, 'restore', folder('a.tar.pgp'), '--yes');
    expect(code).toBe(0);
    expect(out).toMatch(/^contacts +1 +0 +0 +0$/m);
  });

  it('opens with the passphrase of the key, and not with another or none', async () => {
    const key = ['--key', folder('locked.asc')];
    expect((await verify({ KEY_PASSPHRASE: passphrase }, ...key)).code).toBe(0);
    expect(await verify({ KEY_PASSPHRASE: 'wrong' }, ...key)).toEqual({
      code: 1,
      out: '',
      err: `The passphrase of ${folder('locked.asc')} is wrong.\n`,
    });
    expect(await verify({}, ...key)).toEqual({
      code: 1,
      out: '',
      err: 'The private key has a passphrase. Run this at a terminal, or set KEY_PASSPHRASE.\n',
    });
  });

  it('without a key says which file it looked for', async () => {
    expect((await verify({})).err).toMatch(
      /^The private key .*nowhere\/keys\/sealing-private\.asc does not exist\. Name the right file with --key FILE or PRIVATE_KEY_FILE\.\n$/,
    );
  });

  it('opens with GnuPG and tar', async () => {
    const dir = await folderForTest();
    const gpg = (...args: string[]) =>
      execFileSync('gpg', ['--homedir', dir, '--batch', '--quiet', '--trust-model', 'always', ...args], {
        stdio: 'pipe',
      });
    gpg('--import', folder('open.asc'));
    gpg('--output', folder('opened.tar'), '--decrypt', folder('a.tar.pgp'));
    const manifest = execFileSync('tar', ['-xOf', folder('opened.tar'), 'manifest.json'], {
      encoding: 'utf8',
    });
    expect(JSON.parse(manifest)).toMatchObject({ format: 'harborlight-backup' });
  });
});
