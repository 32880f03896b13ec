import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findRoom } from '../support/temp-folder.ts';

const support = (name: string) => JSON.stringify(path.resolve('tests/support', name));

/** Runs a script as a run of its own. */
function runScript(lines: string[]) {
  const { TEST_RUN: _, ...env } = process.env;
  const script = lines.join('\n');
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { env, encoding: 'utf8' });
}

it('a run fails and cleans up if a killed worker left a folder behind', () => {
  const worker = [
    `const { makeTempFolder } = await import(${support('temp-folder.ts')});`,
    'console.log((await makeTempFolder("worker")).dir);',
    'process.kill(process.pid, "SIGKILL");',
  ].join('\n');
  const { status, stdout, stderr } = runScript([
    'import { spawnSync } from "node:child_process";',
    `import { watchLeftBehind } from ${support('left-behind.ts')};`,
    'watchLeftBehind();',
    'const env = { ...process.env, TEST_RUN: String(process.pid) };',
    `const args = ["--input-type=module", "--eval", ${JSON.stringify(worker)}];`,
    'const { stdout } = spawnSync(process.execPath, args, { env, encoding: "utf8" });',
    'console.log(stdout.trim());',
  ]);
  const dir = stdout.trim();
  expect(dir).toMatch(/harborlight-worker-\d+-\w{6}$/);
  expect(stderr).toContain(dir);
  expect(status).toBe(1);
  expect(existsSync(dir)).toBe(false);
});

it('a run starts by removing the folders of runs that were killed, and of no other', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const folderOf = (run: number) => path.join(findRoom(), `harborlight-killed-${run}-abcdef`);
  onTestFinished(() => rm(folderOf(process.pid), { recursive: true }));
  for (const run of [ended, process.pid]) await mkdir(folderOf(run));
  const { status } = runScript([
    `import { watchLeftBehind } from ${support('left-behind.ts')};`,
    'watchLeftBehind();',
  ]);
  expect(status).toBe(0);
  expect(existsSync(folderOf(ended))).toBe(false);
  expect(existsSync(folderOf(process.pid))).toBe(true);
});
