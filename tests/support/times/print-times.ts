import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTempFolder } from '../temp-folder.ts';

/** A test that has run, or the hooks of a file. Both times in milliseconds. */
export type Timed = { file: string; name: string; duration: number; limit: number };

/** The reporters of Vitest and Playwright write their times to this folder, whose path is in TEST_TIMES. */
export function timesFolder() {
  return makeTempFolder('times');
}

/** What the time was spent on, and what fails on a slower machine. */
export async function printTimes(dir: string): Promise<void> {
  const all: Timed[] = [];
  for (const file of await readdir(dir))
    all.push(...JSON.parse(await readFile(path.join(dir, file), 'utf8')));
  printFiles(all);
  const share = ({ duration, limit }: Timed) => duration / limit;
  console.log(`Nearest to their time limit, of ${all.length}:`);
  for (const test of all.toSorted((one, other) => share(other) - share(one)).slice(0, 10)) {
    const percent = `${Math.round(share(test) * 100)} %`.padStart(6);
    console.log(`${percent} ${seconds(test.duration)}  ${test.file}: ${test.name}`);
  }
}

/** All tests of a file together, down to the files that matter little. */
function printFiles(all: Timed[], shown = 40): void {
  const sums = new Map<string, number>();
  for (const { file, duration } of all) sums.set(file, (sums.get(file) ?? 0) + duration);
  const sum = (files: [string, number][]) => files.reduce((total, [, duration]) => total + duration, 0);
  const files = [...sums].sort(([, one], [, other]) => other - one);
  console.log('Time of the tests, by file:');
  for (const [file, duration] of files.slice(0, shown)) console.log(`${seconds(duration)}  ${file}`);
  console.log(`${seconds(sum(files.slice(shown)))}  in ${Math.max(0, files.length - shown)} other files`);
  console.log(`${seconds(sum(files))}  in all`);
}

const seconds = (duration: number) => `${(duration / 1000).toFixed(1).padStart(7)} s`;
