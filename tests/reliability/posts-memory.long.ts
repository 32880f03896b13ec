import { expect, it } from 'vitest';
import { memoryOf, resetPeak } from '../support/memory.ts';
import { postedForms } from '../support/post-form.ts';
import { fieldPart, filePart, formBody, postBody } from '../support/raw-form.ts';
import { jpegBytes } from '../support/sample-files.ts';
import { seededDataDir, serverFor } from './fixtures.ts';

const posts = 50;

const longFields = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => fieldPart(`f${at}`, 'x'.repeat(length)));

// Only Linux reports the peak.
it.runIf(process.platform === 'linux').each([
  ['a hundred fields of 64 KB', 60, formBody(longFields(99, 64 * 1024))],
  ['as much text as is read', 60, formBody(longFields(90, 2800))],
  [
    'two photos',
    120,
    formBody([
      fieldPart('name', 'Ada'),
      ...[1, 2].map(() => filePart('photos', 'a.jpg', jpegBytes(3_000_000))),
    ]),
  ],
])(`${posts} forms at once with %s need less than %i MB`, async (_, limit, body) => {
  const server = await serverFor({
    dataDir: await seededDataDir(),
    env: { SITE_DIR: 'build/client', RATE_LIMIT: 'off' },
  });
  // Loads what renders the pages.
  for (const { path } of postedForms) await postBody(server, path, [formBody([fieldPart('name', 'Ada')])]);
  const before = await memoryOf(server.pid, 'VmRSS');
  await resetPeak(server.pid);
  const paths = Array.from({ length: posts }, (_, at) => postedForms[at % postedForms.length]?.path ?? '');
  const answers = await Promise.all(paths.map((path) => postBody(server, path, [body])));
  expect(answers.every((status) => status === 422 || status === 400)).toBe(true);
  expect((await memoryOf(server.pid, 'VmHWM')) - before).toBeLessThan(limit);
});
