import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { PrivateKey } from 'openpgp';
import { Problem } from './problem.ts';
import { resolvePath, type Settings } from './settings.ts';
import { toFileProblem } from './write-whole.ts';

export type SealingKey = { file: string; opens: (keyId: string) => boolean; key: PrivateKey };

/** Where the private key is: the option, the setting, or beside the server's own keys. */
export function sealingKeyFile(given: string | undefined, { env, dataDir }: Settings): string {
  const named = given ?? env.INBOX_PRIVATE_KEY;
  return named ? resolvePath(named, env) : path.join(dataDir, 'keys', 'sealing-private.asc');
}

export async function readSealingKey(file: string): Promise<SealingKey> {
  const armored = await readFile(file, 'utf8').catch((error: unknown) => {
    const problem = toFileProblem(error, `The private key ${file}`);
    throw problem instanceof Problem
      ? new Problem(`${problem.message} Say where it is with --key FILE or INBOX_PRIVATE_KEY.`)
      : problem;
  });
  // A large library, for this alone.
  const { readPrivateKey } = await import('openpgp');
  const key = await readPrivateKey({ armoredKey: armored }).catch(() => {
    throw new Problem(`${file} does not hold an armored OpenPGP private key.`);
  });
  const ids = key.getKeyIDs().map((id) => id.toHex().toUpperCase());
  return { file, key, opens: (keyId) => ids.includes(keyId.toUpperCase()) };
}

/** Asks for the passphrase where the key has one. */
export async function unlock({ key, file }: SealingKey, { env }: Settings): Promise<PrivateKey> {
  if (key.isDecrypted()) return key;
  const passphrase = env.INBOX_PASSPHRASE ?? (await askHidden(`Passphrase of ${file}: `));
  const { decryptKey } = await import('openpgp');
  return decryptKey({ privateKey: key, passphrase }).catch(() => {
    throw new Problem(`The passphrase does not open ${file}.`);
  });
}

/** The nine digits in a sealed message. */
export async function openSealed(sealed: string, key: PrivateKey): Promise<string> {
  const { decrypt, readMessage } = await import('openpgp');
  try {
    const message = await readMessage({ armoredMessage: sealed });
    const { data } = await decrypt({ message, decryptionKeys: key });
    return String(data).replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');
  } catch {
    throw new Problem('The sealed number could not be opened with this key; it may be damaged.');
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
  if (answer === undefined) throw new Problem('Without the passphrase the number stays sealed.');
  return answer;
}
