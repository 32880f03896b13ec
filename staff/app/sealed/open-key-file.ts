import type { Key, PrivateKey } from 'openpgp';
import { loadOpenpgp } from './load-openpgp.ts';

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

const largestFile = 100_000;

/** Reads a private key file and unlocks it. Nothing of it leaves the browser. Throws `KeyRefused`. */
export async function openKeyFile(
  file: Blob | undefined,
  passphrase: string,
  neededId: string,
): Promise<PrivateKey> {
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
export async function sealingIdOf(key: Key): Promise<string | undefined> {
  const part = await key.getEncryptionKey().catch(() => undefined);
  return part?.getKeyID().toHex().toUpperCase();
}
