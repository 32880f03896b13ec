import { existsSync } from 'node:fs';
import path from 'node:path';

/** A program of the system, also where only root has its folder in the path. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
