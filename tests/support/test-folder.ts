import path from 'node:path';
import { onTestFinished } from 'vitest';
import { share } from './share.ts';
import { makeTempFolder } from './temp-folder.ts';

/** A folder for one test. */
export async function folderForTest(): Promise<string> {
  const { dir, remove } = await makeTempFolder('test');
  onTestFinished(remove);
  return dir;
}

/** A folder for all tests of a file or a block, as a function that returns the path of what is in it. */
export function shareFolder(): (name: string) => string {
  const folder = share(() => makeTempFolder('test'));
  return (name) => path.join(folder.dir, name);
}
