import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../config.ts';
import { ensureSealingKey } from './sealing-key.ts';
import { ensureSessionSecret } from './session-secret.ts';
import { ensureStaffSecret } from './staff-secret.ts';

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
  return { staffSecret: await ensureStaffSecret(dir), sessionSecret: await ensureSessionSecret(dir) };
}

async function openKeyFolder(dataDir: string): Promise<string> {
  const dir = path.join(dataDir, 'keys');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await access(dir, constants.R_OK | constants.W_OK).catch(() => {
    throw new StartError(`The folder ${dir} must be readable and writable for this user.`);
  });
  return dir;
}
