import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeTempFolder } from '../../tests/support/temp-folder.ts';
import { readTarIndex, tarEnd, tarHeader, tarPadding } from './tar.ts';

async function indexOf(bytes: Buffer) {
  const { dir, remove } = await makeTempFolder('tar');
  onTestFinished(remove);
  await writeFile(path.join(dir, 'a.tar'), bytes);
  const file = await open(path.join(dir, 'a.tar'));
  return readTarIndex(file).finally(() => file.close());
}

const entry = (name: string, content: string) =>
  Buffer.concat([
    tarHeader(name, content.length, new Date(0)),
    Buffer.from(content),
    tarPadding(content.length),
  ]);

it('what is written is found again', async () => {
  const archive = Buffer.concat([
    entry('manifest.json', '{}'),
    entry('files/a', 'x'.repeat(512)),
    entry('b', ''),
    tarEnd,
  ]);
  expect(await indexOf(archive)).toEqual([
    { name: 'manifest.json', start: 512, size: 2 },
    { name: 'files/a', start: 1536, size: 512 },
    { name: 'b', start: 2560, size: 0 },
  ]);
});

it.each([
  ['cut off inside an entry', Buffer.concat([entry('a', 'x'.repeat(600))]).subarray(0, 900)],
  ['without its end', entry('a', 'x')],
  ['not an archive', Buffer.alloc(2048, 'x')],
])('an archive %s is refused', async (_what, bytes) => {
  await expect(indexOf(bytes)).rejects.toThrow('damaged or was cut off');
});
