import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../config.ts';
import { readIfThere, writeOnce } from './write-once.ts';

/**
 * The public half of the sealing pair. The private half is written beside it once, and the server never reads it: staff
 * may move it off the machine. Moving both files away and restarting makes a new pair, which seals from then on.
 */
export async function ensureSealingKey(dir: string): Promise<string> {
  const publicFile = path.join(dir, 'sealing-public.asc');
  const privateFile = path.join(dir, 'sealing-private.asc');
  const known = await readIfThere(publicFile);
  if (known) return known;
  if (existsSync(privateFile)) {
    throw new StartError(
      `${publicFile} is missing beside its private half. Restore it, or move ${privateFile} away to have a new pair made.`,
    );
  }
  // A large library that only a first start needs.
  const { generateKey } = await import('openpgp');
  const pair = await generateKey({
    type: 'rsa',
    rsaBits: 3072,
    userIDs: [{ name: 'Sealed numbers' }],
    format: 'armored',
  });
  // The private half first: numbers sealed with a key whose other half was lost could never be read.
  const written = await writeOnce(privateFile, pair.privateKey);
  if (written !== pair.privateKey) return waitForPublicHalf(publicFile);
  return writeOnce(publicFile, pair.publicKey);
}

/** Another instance on the same folder won the race and is about to write its public half. */
async function waitForPublicHalf(file: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const found = await readIfThere(file);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new StartError(
    `${file} is missing beside its private half. Restore it, or move the private half away to have a new pair made.`,
  );
}
