import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ensureSealingKey } from './sealing-key.ts';
import { ensureStaffSecret } from './staff-secret.ts';

export type Keys = { anonKey: string; staffSecret: string; sealingPublicKey: string };

/** Reads the keys in `data/keys`, and makes those that are missing. */
export async function prepareKeys(dataDir: string, anonKey: string): Promise<Keys> {
  const dir = path.join(dataDir, 'keys');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  return {
    anonKey,
    staffSecret: await ensureStaffSecret(dir),
    sealingPublicKey: await ensureSealingKey(dir),
  };
}
