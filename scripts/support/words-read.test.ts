import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../../tests/support/test-folder.ts';
import { findUnread, recordRead } from './words-read.ts';

const files = ['blog/water.mdx', 'home.ts', 'jobs/clerk.ts'];

/** Words that have all been read. */
async function makeWords() {
  const root = await folderForTest();
  for (const folder of ['en/blog', 'en/jobs', 'es/blog', 'es/jobs', 'es/states'])
    await mkdir(path.join(root, folder), { recursive: true });
  const write = (file: string, text: string) => writeFile(path.join(root, file), text);
  for (const file of files) for (const code of ['en', 'es']) await write(`${code}/${file}`, 'a word');
  await write('es/states/ohio.ts', 'a word of this language alone');
  const list = path.join(root, 'es/read-beside-english.txt');
  expect(findUnread('es', root)).toEqual(files);
  expect(recordRead('es', [''], root)).toEqual(files);
  expect(findUnread('es', root)).toEqual([]);
  return { root, write, list };
}

test('a file is to be read again when its English changes, until that is recorded', async () => {
  const { root, write } = await makeWords();
  await write('en/home.ts', 'another word');
  await write('en/jobs/clerk.ts', 'another word');
  await write('en/blog/water.mdx', 'a\n  word');
  expect(findUnread('es', root)).toEqual(['home.ts', 'jobs/clerk.ts']);
  expect(recordRead('es', ['jobs'], root)).toEqual(['jobs/clerk.ts']);
  expect(findUnread('es', root)).toEqual(['home.ts']);
});

test('the list has a line for each file that is there, and survives a conflict', async () => {
  const { root, list } = await makeWords();
  const [first, ...others] = (await readFile(list, 'utf8')).split('\n');
  await writeFile(list, ['<<<<<<< ours', first, '=======', first, '>>>>>>> theirs', ...others].join('\n'));
  expect(findUnread('es', root)).toEqual([]);
  await rm(path.join(root, 'en/home.ts'));
  recordRead('es', ['home.ts'], root);
  expect((await readFile(list, 'utf8')).split(/ .*\n/)).toEqual(['blog/water.mdx', 'jobs/clerk.ts', '']);
});
