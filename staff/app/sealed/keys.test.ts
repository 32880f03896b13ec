import { generateKey, type PrivateKey } from 'openpgp';
import { beforeAll, expect, test } from 'vitest';
import { type KeyPair, makeKeyPair, openKeyFile, openNumber, provePair } from './keys.ts';

const passphrase = 'lantern oyster ferry quilt mango';
const file = (text: string) => new Blob([text]);
let pair: KeyPair;
let key: PrivateKey;

beforeAll(async () => {
  // A weak pair, because a strong one takes seconds. A journey makes a strong one.
  pair = await makeKeyPair(passphrase, { rsaBits: 2048, s2kIterationCountByte: 96 });
  key = await openKeyFile(file(pair.privateKey), passphrase, pair.keyId);
});

test('a new pair opens what it sealed, and the file alone does not', async () => {
  await expect(provePair(pair.publicKey, key)).resolves.toBeUndefined();
  expect(pair.keyId).toMatch(/^[0-9A-F]{16}$/);
  expect(pair.privateKey).toContain('BEGIN PGP PRIVATE KEY BLOCK');
});

test('a key file without a passphrase needs none', async () => {
  const { privateKey } = await generateKey({
    type: 'curve25519',
    userIDs: [{ name: 'Open' }],
    format: 'object',
  });
  const id = privateKey.getKeyIDs()[0]?.toHex().toUpperCase() ?? '';
  const opened = await openKeyFile(file(privateKey.armor()), '', id);
  expect(opened.isDecrypted()).toBe(true);
});

test.each([
  ['no file', 'no_file', () => undefined, passphrase],
  ['a picture', 'not_a_key', () => file('\u0089PNG'), passphrase],
  ['a large file', 'not_a_key', () => file('x'.repeat(200_000)), passphrase],
  ['the public half', 'public_key', () => file(pair.publicKey), passphrase],
  ['no passphrase', 'no_passphrase', () => file(pair.privateKey), ''],
  ['a wrong passphrase', 'wrong_passphrase', () => file(pair.privateKey), 'lantern'],
])('%s is refused', async (_, problem, chosen, given) => {
  await expect(openKeyFile(chosen(), given, pair.keyId)).rejects.toMatchObject({ problem });
});

test('another key is refused, with its own id', async () => {
  await expect(openKeyFile(file(pair.privateKey), passphrase, '0123456789ABCDEF')).rejects.toMatchObject({
    problem: 'other_key',
    found: pair.keyId,
  });
});

test('a damaged number says so', async () => {
  await expect(openNumber('-----BEGIN PGP MESSAGE-----\n\nbm8=\n', key)).rejects.toMatchObject({
    problem: 'damaged',
  });
});
