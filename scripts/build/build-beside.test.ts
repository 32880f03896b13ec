import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { linkProject } from '../../tests/support/link-project.ts';
import { folderForTest } from '../../tests/support/test-folder.ts';
import { buildBeside } from './build-beside.ts';

const writePage = (text: string) => async (dir: string) => {
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'page.html'), text);
};

async function makeTarget() {
  const target = path.join(await folderForTest(), 'parent/build');
  return { target, read: () => readFile(path.join(target, 'page.html'), 'utf8') };
}

test('a build replaces the one before, and leaves no other folder', async () => {
  const { target, read } = await makeTarget();
  await buildBeside(target, writePage('one'));
  await buildBeside(target, writePage('two'));
  expect(await read()).toBe('two');
  expect([existsSync(`${target}.new`), existsSync(`${target}.old`)]).toEqual([false, false]);
});

test('a build that fails halfway leaves the one before in place, and the next starts afresh', async () => {
  const { target, read } = await makeTarget();
  await buildBeside(target, writePage('one'));
  const failing = buildBeside(target, async (dir) => {
    await writePage('half')(dir);
    await writeFile(path.join(dir, 'half.html'), '');
    throw new Error('disk full');
  });
  await expect(failing).rejects.toThrow('disk full');
  expect(await read()).toBe('one');
  await buildBeside(target, writePage('two'));
  expect(await read()).toBe('two');
  expect(existsSync(path.join(target, 'half.html'))).toBe(false);
});

test('npm run build keeps the site in build/ if a step fails, and says so', async () => {
  const { dir, remove } = await linkProject('vite.islands.config.ts');
  onTestFinished(remove);
  await writeFile(path.join(dir, 'vite.islands.config.ts'), "throw new Error('a broken step');");
  await writePage('the old site')(path.join(dir, 'build/client'));
  const failure = await promisify(execFile)(process.execPath, [path.resolve('scripts/build.ts')], {
    cwd: dir,
  }).catch((error: { code: number; stderr: string }) => error);
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining('a broken step') });
  expect(failure.stderr).toMatch(/The build failed\. What was built before is still in build\/\.\n$/);
  expect(await readFile(path.join(dir, 'build/client/page.html'), 'utf8')).toBe('the old site');
});
