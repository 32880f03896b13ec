import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './start-error.ts';

type Chmod = (file: string, mode: number) => void;

/** Parts of the data folder. Each may be a link to another disk. */
const parts = ['keys', 'files', 'db'];

/** Creates the data folder, and closes it to other users. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch(() => {
    throw new StartError(
      `The data folder ${dataDir} cannot be created. Set DATA_DIR to a folder you may write to.`,
    );
  });
  closeDataDir(dataDir);
}

/** Takes all permissions of the group and of others from the data folder and everything in it, or refuses to start. */
export function closeDataDir(dataDir: string, chmod: Chmod = chmodSync): void {
  // Windows inherits permissions from the folder above and has no mode bits.
  if (process.platform === 'win32') return;
  assertOwnFolder(dataDir);
  const linked = parts.map((part) => path.join(dataDir, part)).filter(isLink);
  for (const dir of [dataDir, ...linked.map((link) => realpathSync(link))]) {
    closeTree(dir, chmod);
    if (isOpen(modeOf(dir)))
      throw new StartError(
        `Other users of this machine can read ${dir}, because its disk stores no permissions. Set DATA_DIR to a folder on another disk.`,
      );
  }
}

/** PGlite creates files that everybody may read and write, whatever the umask is. */
export function closeTree(dir: string, chmod: Chmod = chmodSync): void {
  close(dir, chmod);
  for (const entry of listFolder(dir)) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) closeTree(file, chmod);
    else if (entry.isFile()) close(file, chmod);
  }
}

/** Closing a folder such as /tmp or a home folder would lock out other programs. */
function assertOwnFolder(dataDir: string): void {
  const names = readdirSync(dataDir).filter((name) => !name.startsWith('.') && name !== 'lost+found');
  if (names.length === 0 || parts.some((part) => names.includes(part))) return;
  throw new StartError(
    `The folder ${dataDir} holds other files, such as "${names[0]}". Set DATA_DIR to a new folder, because the server closes it to other users.`,
  );
}

function close(file: string, chmod: Chmod): void {
  const mode = modeOf(file);
  if (!isOpen(mode)) return;
  try {
    chmod(file, mode & 0o700);
  } catch {
    // Another instance on the same folder may have deleted the file.
    if (!existsSync(file)) return;
    throw new StartError(
      `Other users of this machine can read ${file}, and this user cannot change that. Make this user the owner of the data folder, or set DATA_DIR to a new folder.`,
    );
  }
}

function modeOf(file: string): number {
  return lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0;
}

function isOpen(mode: number): boolean {
  return (mode & 0o077) !== 0;
}

function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Empty for a folder that this user cannot read, such as `lost+found`, or that is gone. */
function listFolder(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
}
