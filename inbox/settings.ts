import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isCode, Problem } from './problem.ts';

export type Settings = { url: string; dataDir: string; env: NodeJS.ProcessEnv };

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = env.INBOX_URL || 'http://localhost:3000';
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.username)
    throw new Problem(`INBOX_URL must be an address like https://example.com, not "${given}".`, 'usage');
  return {
    url: url.href.replace(/[?#].*$/, '').replace(/\/+$/, ''),
    dataDir: path.resolve(env.DATA_DIR || 'data'),
    env,
  };
}

/** The key that opens everything. It is read, sent, and never shown. */
export async function readStaffKey({ env, dataDir }: Settings): Promise<string> {
  if (env.INBOX_KEY) return checked(env.INBOX_KEY, 'INBOX_KEY');
  const file = path.join(dataDir, 'keys', 'staff-secret');
  try {
    return checked(await readFile(file, 'utf8'), file);
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR'))
      throw new Problem(
        `There is no staff key: ${file} does not exist. Set INBOX_KEY, or DATA_DIR to the folder of the server's data.`,
      );
    if (isCode(error, 'EACCES', 'EPERM'))
      throw new Problem(
        `${file} may not be read by this user. Run the inbox as the user that runs the server.`,
      );
    throw error;
  }
}

/** A stray line break from copying would make a header that cannot be sent. */
function checked(key: string, source: string): string {
  const trimmed = key.trim();
  if (/^[!-~]+$/.test(trimmed)) return trimmed;
  throw new Problem(`What ${source} holds is not a key: it must be one line without blanks.`);
}

/** npm starts every script in the project's folder; a path means the one that the person stood in. */
export function resolvePath(given: string, env: NodeJS.ProcessEnv): string {
  return path.resolve(env.INIT_CWD || '.', given);
}
