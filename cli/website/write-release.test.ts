import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { Release } from '#domain/website/items.ts';
import { folderForTest } from '../../tests/support/test-folder.ts';
import { writeRelease } from './write-release.ts';

const hostile = 'a\n`$' + '{process.exit(1)}`\u2028*/ \'"\\ </script>\n\nb';
const release: Release = {
  id: 7,
  notices: [],
  specialDays: [],
  changes: {
    agent: { gone: null },
    article: {
      storm: {
        facts: { published: '2026-11-20', topic: 'home' },
        words: { en: { title: hostile, summary: 'x', text: 'One.\n\nTwo.\n' } },
      },
    },
  },
  pictures: {},
};

it('the file has the release as it is, whatever is in its texts', async () => {
  const file = path.join(await folderForTest(), 'release.ts');
  const written = writeRelease(release, 'Release 7.');
  await writeFile(file, written);
  const read: { released: Release } = await import(pathToFileURL(file).href);
  expect(read.released).toEqual(release);
  expect(written).toContain('"One.",\n');
});
