import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isCode, Problem } from './problem.ts';

export type Settings = { url: string; dataDir: string; env: NodeJS.ProcessEnv };

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = env.BACKEND_URL || 'http://localhost:3000';
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.username)
    throw new Problem(`BACKEND_URL must be an address like https://example.com, not "${given}".`, 'usage');
  return {
    url: url.href.replace(/[?#].*$/, '').replace(/\/+$/, ''),
    dataDir: path.resolve(env.DATA_DIR || 'data'),
    env,
  };
}

/** The staff secret has access to everything. It is never printed. */
export async function readStaffSecret({ env, dataDir }: Settings): Promise<string> {
  if (env.STAFF_SECRET) return checkKey(env.STAFF_SECRET, 'STAFF_SECRET');
  const file = path.join(dataDir, 'keys', 'staff-secret');
  try {
    return checkKey(await readFile(file, 'utf8'), file);
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR'))
      throw new Problem(
        `There is no staff secret: ${file} does not exist. Set STAFF_SECRET, or set DATA_DIR to the server's data folder.`,
      );
    if (isCode(error, 'EACCES', 'EPERM'))
      throw new Problem(
        `This user has no permission to read ${file}. Run this as the user that runs the server.`,
      );
    throw error;
  }
}

/** Refuses what cannot be sent in a header, such as a line break copied along with the key. */
function checkKey(key: string, source: string): string {
  const trimmed = key.trim();
  if (/^[!-~]+$/.test(trimmed)) return trimmed;
  throw new Problem(`The key in ${source} is not valid: it must be one line without spaces.`);
}

/** npm runs scripts in the project's folder. Resolves a path from the folder where npm was called. */
export function resolvePath(given: string, env: NodeJS.ProcessEnv): string {
  return path.resolve(env.INIT_CWD || '.', given);
}
