import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { PrivateKey } from 'openpgp';
import { Problem, toFileProblem } from './problem.ts';
import { resolvePath, type Settings } from './settings.ts';

export type SealingKey = { file: string; canOpen: (keyId: string) => boolean; key: PrivateKey };

/** Looks for the private key in the option, the setting, and the server's key folder, in this order. */
export function findSealingKeyFile(given: string | undefined, { env, dataDir }: Settings): string {
  const named = given ?? env.INBOX_PRIVATE_KEY;
  return named ? resolvePath(named, env) : path.join(dataDir, 'keys', 'sealing-private.asc');
}

export async function readSealingKey(file: string): Promise<SealingKey> {
  const armored = await readFile(file, 'utf8').catch((error: unknown) => {
    const problem = toFileProblem(error, `The private key ${file}`);
    throw problem instanceof Problem
      ? new Problem(`${problem.message} Name the right file with --key FILE or INBOX_PRIVATE_KEY.`)
      : problem;
  });
  // Imported on demand: OpenPGP.js is large and most commands do not need it.
  const { readPrivateKey } = await import('openpgp');
  const key = await readPrivateKey({ armoredKey: armored }).catch(() => {
    throw new Problem(`${file} does not hold an armored OpenPGP private key.`);
  });
  const ids = key.getKeyIDs().map((id) => id.toHex().toUpperCase());
  return { file, key, canOpen: (keyId) => ids.includes(keyId.toUpperCase()) };
}

/** Asks for the passphrase if the key has one. */
export async function unlockKey({ key, file }: SealingKey, { env }: Settings): Promise<PrivateKey> {
  if (key.isDecrypted()) return key;
  const passphrase = env.INBOX_PASSPHRASE ?? (await askHidden(`Passphrase of ${file}: `));
  const { decryptKey } = await import('openpgp');
  return decryptKey({ privateKey: key, passphrase }).catch(() => {
    throw new Problem(`The passphrase of ${file} is wrong.`);
  });
}

/** Decrypts a sealed social security number. */
export async function decryptNumber(sealed: string, key: PrivateKey): Promise<string> {
  const { decrypt, readMessage } = await import('openpgp');
  try {
    const message = await readMessage({ armoredMessage: sealed });
    const { data } = await decrypt({ message, decryptionKeys: key });
    return String(data).replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');
  } catch {
    throw new Problem('The sealed number could not be decrypted with this key. It may be damaged.');
  }
}

async function askHidden(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Problem('The private key has a passphrase. Run this at a terminal, or set INBOX_PASSPHRASE.');
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const dialog = createInterface({ input: process.stdin, output: silent, terminal: true });
  const answer = await dialog
    .question('')
    .catch(() => undefined)
    .finally(() => dialog.close());
  process.stderr.write('\n');
  if (answer === undefined) throw new Problem('Without the passphrase the number cannot be opened.');
  return answer;
}
