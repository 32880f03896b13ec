import type { Key, PrivateKey } from 'openpgp';
import { RequestFailed } from '../../api/request-failed.ts';

export type KeyProblem =
  | 'no_file'
  | 'not_a_key'
  | 'public_key'
  | 'other_key'
  | 'no_passphrase'
  | 'wrong_passphrase'
  | 'damaged';

/** A key that does not serve. `found` is the id of the key in the file. */
export class KeyRefused extends Error {
  readonly problem: KeyProblem;
  readonly found: string | undefined;

  constructor(problem: KeyProblem, found?: string) {
    super(problem);
    this.problem = problem;
    this.found = found;
  }
}

/** A large library that only few screens need. It is fetched from our own server, like every other script. */
function loadOpenpgp() {
  return import('openpgp').catch(() => {
    throw new RequestFailed('offline');
  });
}

const largestFile = 100_000;

/** Reads a private key file and unlocks it. Nothing of it leaves the browser. Throws `KeyRefused`. */
export async function openKeyFile(file: Blob | undefined, passphrase: string, neededId: string) {
  if (!file) throw new KeyRefused('no_file');
  const { decryptKey, readPrivateKey } = await loadOpenpgp();
  const text = file.size > largestFile ? '' : await file.text();
  if (/BEGIN PGP PUBLIC KEY BLOCK/.test(text)) throw new KeyRefused('public_key');
  const key = await readPrivateKey({ armoredKey: text }).catch(() => {
    throw new KeyRefused('not_a_key');
  });
  const ids = key.getKeyIDs().map((id) => id.toHex().toUpperCase());
  if (!ids.includes(neededId)) throw new KeyRefused('other_key', await sealingIdOf(key));
  if (key.isDecrypted()) return key;
  if (!passphrase) throw new KeyRefused('no_passphrase');
  return decryptKey({ privateKey: key, passphrase }).catch(() => {
    throw new KeyRefused('wrong_passphrase');
  });
}

/** The id of the part that seals, by which the database names a key. */
async function sealingIdOf(key: Key): Promise<string | undefined> {
  const part = await key.getEncryptionKey().catch(() => undefined);
  return part?.getKeyID().toHex().toUpperCase();
}

/** Both armored. The passphrase protects the private half. */
export type KeyPair = { keyId: string; publicKey: string; privateKey: string };

/** RSA, because PostgreSQL's pgcrypto knows no elliptic curves. The server's own pair is made the same way. */
export async function makeKeyPair(
  passphrase: string,
  // The most rounds that the format has: each guess at the passphrase takes longer.
  { rsaBits = 3072, s2kIterationCountByte = 255 } = {},
): Promise<KeyPair> {
  const { generateKey, readKey } = await loadOpenpgp();
  const { publicKey, privateKey } = await generateKey({
    type: 'rsa',
    rsaBits,
    userIDs: [{ name: 'Sealed numbers' }],
    passphrase,
    format: 'armored',
    config: { s2kIterationCountByte },
  });
  const keyId = await sealingIdOf(await readKey({ armoredKey: publicKey }));
  if (!keyId) throw new Error('The new key cannot seal.');
  return { keyId, publicKey, privateKey };
}

/** Seals a test text with the public half and opens it with the private one. Throws `KeyRefused`. */
export async function provePair(publicKey: string, key: PrivateKey): Promise<void> {
  const { createMessage, encrypt, readKey } = await loadOpenpgp();
  const text = crypto.randomUUID();
  const sealed = await encrypt({
    message: await createMessage({ text }),
    encryptionKeys: await readKey({ armoredKey: publicKey }),
  });
  if ((await open(sealed, key)) !== text) throw new KeyRefused('damaged');
}

/** Opens a sealed number, and writes it as 123-45-6789. Throws `KeyRefused`. */
export async function openNumber(sealed: string, key: PrivateKey): Promise<string> {
  const number = await open(sealed, key).catch(() => {
    throw new KeyRefused('damaged');
  });
  return number.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');
}

async function open(armoredMessage: string, key: PrivateKey): Promise<string> {
  const { decrypt, readMessage } = await loadOpenpgp();
  const { data } = await decrypt({ message: await readMessage({ armoredMessage }), decryptionKeys: key });
  return String(data);
}
