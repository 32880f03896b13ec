import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import { ensureSealingKey } from './sealing-key.ts';
import { ensureStaffSecret } from './staff-secret.ts';

export type Keys = { anonKey: string; staffSecret: string };

/** Makes what is missing in `data/keys` and hands the public sealing key to the database. */
export async function prepareKeys(dataDir: string, anonKey: string, database: Database): Promise<Keys> {
  const dir = path.join(dataDir, 'keys');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const staffSecret = await ensureStaffSecret(dir);
  const publicKey = await ensureSealingKey(dir);
  await database.asOwner((query) => query('select public.install_sealing_key($1)', [publicKey]));
  return { anonKey, staffSecret };
}
