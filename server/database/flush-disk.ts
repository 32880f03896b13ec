import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const patience = 10_000;

/**
 * After a crash: writes the whole disk through at once, where the system has a command for it. Says whether it did.
 * A database that was closed has nothing to write through.
 */
export function flushDisk(databaseDir: string): boolean {
  if (process.platform !== 'linux' || !existsSync(path.join(databaseDir, 'postmaster.pid'))) return false;
  return spawnSync('sync', ['-f', databaseDir], { stdio: 'ignore', timeout: patience }).status === 0;
}
