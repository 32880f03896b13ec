import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PrivateKey } from 'openpgp';
import { askHidden } from './ask.ts';
import { Problem, toFileProblem } from './problem.ts';
import { resolvePath, type Settings } from './settings.ts';

export type KeyFile = { file: string; canOpen: (keyId: string) => boolean; key: PrivateKey };

/** Looks for the private key in the option, the setting, and the server's key folder, in this order. */
export function findPrivateKeyFile(given: string | undefined, settings: Settings): string {
  const named = given ?? settings.env.PRIVATE_KEY_FILE;
  return named ? resolvePath(named, settings) : path.join(settings.dataDir, 'keys', 'sealing-private.asc');
}

export async function readPrivateKeyFile(file: string): Promise<KeyFile> {
  const content = await readFile(file).catch((error: unknown) => {
    const problem = toFileProblem(error, `The private key ${file}`);
    throw problem instanceof Problem
      ? new Problem(`${problem.message} Name the right file with --key FILE or PRIVATE_KEY_FILE.`)
      : problem;
  });
  // Imported on demand: OpenPGP.js is large and most commands do not need it.
  const { readPrivateKey } = await import('openpgp');
  const read = isArmored(content)
    ? readPrivateKey({ armoredKey: content.toString() })
    : readPrivateKey({ binaryKey: content });
  const key = await read.catch(() => {
    throw new Problem(`${file} does not hold an OpenPGP private key.`);
  });
  const ids = key.getKeyIDs().map((id) => id.toHex().toUpperCase());
  return { file, key, canOpen: (keyId) => ids.includes(keyId.toUpperCase()) };
}

export function isArmored(content: Buffer): boolean {
  return content.includes('-----BEGIN PGP');
}

/** Asks for the passphrase if the key has one. */
export async function unlockKey(keyFile: KeyFile, { env }: Settings): Promise<KeyFile> {
  const { key, file } = keyFile;
  if (key.isDecrypted()) return keyFile;
  const passphrase = env.KEY_PASSPHRASE ?? (await askHidden(`Passphrase of ${file}: `));
  const { decryptKey } = await import('openpgp');
  const unlocked = await decryptKey({ privateKey: key, passphrase }).catch(() => {
    throw new Problem(`The passphrase of ${file} is wrong.`);
  });
  return { ...keyFile, key: unlocked };
}
