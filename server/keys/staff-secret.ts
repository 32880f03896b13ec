import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { StartError } from '../config.ts';
import { readIfExists, writeOnce } from './write-once.ts';

/** Reads the key of staff, and creates it if there is none. To replace it, delete the file and restart. */
export async function ensureStaffSecret(dir: string): Promise<string> {
  const file = path.join(dir, 'staff-secret');
  const secret =
    (await readIfExists(file)) ??
    (await writeOnce(file, `sb_secret_${randomBytes(32).toString('base64url')}\n`));
  if (/^sb_secret_[\w-]{32,}\s*$/.test(secret)) return secret.trim();
  throw new StartError(
    `${file} does not hold a staff secret. Delete it to have a new one made, or restore it from a backup.`,
  );
}
