import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTempFolder } from '../temp-folder.ts';

/** A test that has run. Both times in milliseconds. */
export type Timed = { name: string; duration: number; limit: number };

/** The reporters of Vitest and Playwright write their times to this folder, whose path is in TEST_TIMES. */
export function timesFolder() {
  return makeTempFolder('times');
}

/** A test near its time limit fails on a slower machine. */
export async function printSlowest(dir: string, count = 10): Promise<void> {
  const all: Timed[] = [];
  for (const file of await readdir(dir))
    all.push(...JSON.parse(await readFile(path.join(dir, file), 'utf8')));
  const share = ({ duration, limit }: Timed) => duration / limit;
  const slowest = all.sort((one, other) => share(other) - share(one)).slice(0, count);
  console.log(`Nearest to their time limit, of ${all.length} tests:`);
  for (const test of slowest) {
    const percent = `${Math.round(share(test) * 100)} %`.padStart(6);
    console.log(`${percent} ${(test.duration / 1000).toFixed(1).padStart(6)} s  ${test.name}`);
  }
}
