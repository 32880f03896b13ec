import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { StartError } from '../../lib/start-error.ts';
import { openKeyFolder } from './key-folder.ts';
import { readIfExists, writeOnce } from './write-once.ts';

type StaffKeys = { staffSecret: string; sessionSecret: string };

/** Reads the secrets in `data/keys`, and creates missing ones. */
export async function prepareStaffKeys(dataDir: string): Promise<StaffKeys> {
  const dir = await openKeyFolder(dataDir);
  // To replace it, delete the file and restart.
  const staffFile = path.join(dir, 'staff-secret');
  const staffSecret = await ensureSecret(staffFile, 'sb_secret_');
  if (!/^sb_secret_[\w-]{32,}$/.test(staffSecret))
    throw new StartError(
      `${staffFile} does not hold a staff secret. Delete it to have a new one made, or restore it from a backup.`,
    );
  // Signs sessions and encrypts the secrets of second steps. Without this file everyone has to be reset.
  return { staffSecret, sessionSecret: await ensureSecret(path.join(dir, 'session-secret'), '') };
}

/** Reads a secret, and creates it if there is none. */
async function ensureSecret(file: string, prefix: string): Promise<string> {
  const known = await readIfExists(file);
  const secret = known ?? (await writeOnce(file, `${prefix}${randomBytes(32).toString('base64url')}\n`));
  return secret.trim();
}
