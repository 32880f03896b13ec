import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../config.ts';

/**
 * Two processes on one embedded database destroy it, and PGlite takes no lock. SQLite's file lock is held for as long as
 * this process lives and is freed by the system, however the process ends.
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  const lock = new DatabaseSync(path.join(dataDir, 'lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new StartError(
      `The data folder ${dataDir} is in use by another running server. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => lock.close() };
}
