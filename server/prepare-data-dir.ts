import { mkdir } from 'node:fs/promises';
import { closeDataDir } from './close-data-dir.ts';
import { StartError } from './config.ts';

/** Creates the data folder, and closes it to other users. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch(() => {
    throw new StartError(
      `The data folder ${dataDir} cannot be created. Set DATA_DIR to a folder you may write to.`,
    );
  });
  closeDataDir(dataDir);
}
