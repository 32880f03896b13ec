import { randomBytes } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../lib/start-error.ts';
import { ensureSealingKey } from './sealing-key.ts';
import { readIfExists, writeOnce } from './write-once.ts';

export type Keys = { anonKey: string; staffSecret: string; sealingPublicKey: string; sessionSecret: string };

/** Reads the keys in `data/keys`, and creates missing ones. */
export async function prepareKeys(dataDir: string, anonKey: string): Promise<Keys> {
  const dir = await openKeyFolder(dataDir);
  return { anonKey, sealingPublicKey: await ensureSealingKey(dir), ...(await prepareStaffKeys(dataDir)) };
}

/** The keys of a server that has only the staff's app. */
export async function prepareStaffKeys(
  dataDir: string,
): Promise<Pick<Keys, 'staffSecret' | 'sessionSecret'>> {
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

async function openKeyFolder(dataDir: string): Promise<string> {
  const dir = path.join(dataDir, 'keys');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await access(dir, constants.R_OK | constants.W_OK).catch(() => {
    throw new StartError(`The folder ${dir} must be readable and writable for this user.`);
  });
  return dir;
}
