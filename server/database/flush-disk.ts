import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const timeout = 10_000;

/**
 * Syncs the whole disk after a crash, on Linux. Returns whether it did. A database that was closed properly needs no sync.
 */
export function flushDisk(databaseDir: string): boolean {
  if (process.platform !== 'linux' || !existsSync(path.join(databaseDir, 'postmaster.pid'))) return false;
  return spawnSync('sync', ['-f', databaseDir], { stdio: 'ignore', timeout }).status === 0;
}
