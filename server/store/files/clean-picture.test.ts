import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { folderForTest } from '../../../tests/support/test-folder.ts';
import { cleanPicture } from './clean-picture.ts';

// cleanPicture blocks the other loaders, and other tests of this process need them.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

/** Resolves to the new size, or to the status of the refusal. */
async function clean(width: number, height: number): Promise<number> {
  const file = path.join(await folderForTest(), 'picture');
  const picture = sharp({ create: { width, height, channels: 3, background: '#c84' } });
  await writeFile(file, await picture.png().toBuffer());
  return cleanPicture(file, { type: 'png', limit: 1_000_000, sender: undefined }).catch(
    ({ status }) => status,
  );
}

test.each([
  [1_000_000, 10],
  [10, 1_000_000],
])('a PNG of %i by %i pixels is refused: a few of its lines would fill the memory', async (width, height) => {
  expect(await clean(width, height)).toBe(415);
});

test('a long PNG is taken', async () => {
  expect(await clean(10, 20_000)).not.toBe(415);
});
