import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../lib/start-error.ts';

/**
 * Locks the data folder: two processes would destroy one embedded database, and PGlite takes no lock. The system releases
 * SQLite's file lock when this process ends, even after a crash.
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
