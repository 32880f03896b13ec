import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../lib/start-error.ts';
import { openKeyFolder } from './key-folder.ts';
import { readIfExists, writeOnce } from './write-once.ts';

type MayCreate = (publicFile: string) => Promise<void>;

/**
 * Reads the public sealing key, and creates the pair if there is none and `mayCreate` does not throw. The server never reads the
 * private key, so staff may move it off the machine.
 */
export async function ensureSealingKey(dataDir: string, mayCreate: MayCreate): Promise<string> {
  const dir = await openKeyFolder(dataDir);
  const publicFile = path.join(dir, 'sealing-public.asc');
  const privateFile = path.join(dir, 'sealing-private.asc');
  const known = await readIfExists(publicFile);
  if (known) return known;
  if (existsSync(privateFile)) {
    throw new StartError(
      `${publicFile} is missing beside its private half. Restore it, or move ${privateFile} away to have a new pair made.`,
    );
  }
  await mayCreate(publicFile);
  // Loaded here because only the first start needs this large library.
  const { generateKey } = await import('openpgp');
  const pair = await generateKey({
    type: 'rsa',
    rsaBits: 3072,
    userIDs: [{ name: 'Sealed numbers' }],
    format: 'armored',
  });
  // The private key first: numbers sealed without it could never be read.
  const written = await writeOnce(privateFile, pair.privateKey);
  if (written !== pair.privateKey) return waitForPublicKey(publicFile);
  return writeOnce(publicFile, pair.publicKey);
}

/** Another instance on the same folder won the race and is about to write its public key. */
async function waitForPublicKey(file: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const found = await readIfExists(file);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new StartError(
    `${file} is missing beside its private half. Restore it, or move the private half away to have a new pair made.`,
  );
}
