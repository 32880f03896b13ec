import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../lib/start-error.ts';

export async function openKeyFolder(dataDir: string): Promise<string> {
  const dir = path.join(dataDir, 'keys');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await access(dir, constants.R_OK | constants.W_OK).catch(() => {
    throw new StartError(`The folder ${dir} must be readable and writable for this user.`);
  });
  return dir;
}
