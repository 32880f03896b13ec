import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../config.ts';
import { ensureSealingKey } from './sealing-key.ts';
import { ensureStaffSecret } from './staff-secret.ts';

export type Keys = { anonKey: string; staffSecret: string; sealingPublicKey: string };

/** Reads the keys in `data/keys`, and creates missing ones. */
export async function prepareKeys(dataDir: string, anonKey: string): Promise<Keys> {
  const dir = path.join(dataDir, 'keys');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await access(dir, constants.R_OK | constants.W_OK).catch(() => {
    throw new StartError(`The folder ${dir} must be readable and writable for this user.`);
  });
  return {
    anonKey,
    staffSecret: await ensureStaffSecret(dir),
    sealingPublicKey: await ensureSealingKey(dir),
  };
}
