import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readIfExists, writeOnce } from './write-once.ts';

/** Signs sessions and encrypts the secrets of second steps. Without this file everyone has to be reset. */
export async function ensureSessionSecret(dir: string): Promise<string> {
  const file = path.join(dir, 'session-secret');
  const secret =
    (await readIfExists(file)) ?? (await writeOnce(file, `${randomBytes(32).toString('base64url')}\n`));
  return secret.trim();
}
