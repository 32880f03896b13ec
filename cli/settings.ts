import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isCode, Problem } from './problem.ts';

/** The environment of a command. Every command finds addresses, keys and folders with the functions below. */
export type Settings = { env: NodeJS.ProcessEnv; dataDir: string };

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return { env, dataDir: path.resolve(env.DATA_DIR || 'data') };
}

/** Reads the address of a server: what was given, or the server on this machine. */
export function readAddress(given: string | undefined, name: string, { env }: Settings): string {
  const address = given || `http://localhost:${env.PORT || 3000}`;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username)
    throw new Problem(`${name} must be an address like https://example.com, not "${address}".`, 'usage');
  return url.href.replace(/[?#].*$/, '').replace(/\/+$/, '');
}

export function isLocal(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

/** The staff secret has access to everything. It is never printed. */
export async function readStaffSecret({ env, dataDir }: Settings): Promise<string> {
  return env.STAFF_SECRET
    ? checkKey(env.STAFF_SECRET, 'STAFF_SECRET')
    : readSecretFile(dataDir, "Set STAFF_SECRET, or set DATA_DIR to the server's data folder.");
}

/** Sends the secret of this machine's data folder to this machine only. */
export async function findLocalSecret(url: string, { dataDir }: Settings): Promise<string | undefined> {
  return isLocal(url) && existsSync(secretFile(dataDir)) ? readSecretFile(dataDir, '') : undefined;
}

const secretFile = (dataDir: string) => path.join(dataDir, 'keys', 'staff-secret');

export async function readSecretFile(dataDir: string, next: string): Promise<string> {
  const file = secretFile(dataDir);
  try {
    return checkKey(await readFile(file, 'utf8'), file);
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR'))
      throw new Problem(`There is no staff secret: ${file} does not exist. ${next}`);
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
export function resolvePath(given: string, { env }: Settings): string {
  return path.resolve(env.INIT_CWD || '.', given);
}
