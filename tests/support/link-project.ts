import { readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { makeTempFolder } from './temp-folder.ts';

/** Makes a folder of links to everything in the project except `replaced`, for a test that has files of its own there. */
export async function linkProject(...replaced: string[]) {
  const folder = await makeTempFolder('project');
  const ignored = ['.git', 'build', 'build.new', 'build.old', 'data', ...replaced];
  for (const name of await readdir('.'))
    if (!ignored.includes(name)) await symlink(path.resolve(name), path.join(folder.dir, name));
  return folder;
}
