import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf, packedObject } from '../../../../tests/support/make-pdf.ts';
import type { NotAccepted } from '../../../lib/not-accepted.ts';
import { createInspector, inspectDocument } from './inspect-document.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspection-'));
  file = join(folder, 'draft');
});
afterAll(() => rm(folder, { recursive: true }));

test('a harmless document is accepted', async () => {
  const bytes = makePdf();
  await writeFile(file, bytes);
  expect(await inspectDocument(file, { kind: 'pdf', sender: undefined })).toBe(bytes.length);
});

test('a refusal says what to do', async () => {
  await writeFile(file, makePdf({ 9: '<< /S /JavaScript >>' }));
  const inspection = inspectDocument(file, { kind: 'pdf', sender: undefined });
  await expect(inspection).rejects.toMatchObject({
    reason: 'type',
    message: expect.stringContaining('print it to a new PDF'),
  });
});

test.each([
  ['time', { seconds: 0, heapMegabytes: 160 }],
  ['memory', { seconds: 60, heapMegabytes: 24 }],
])('a document that needs too much %s is refused', async (_, bounds) => {
  const object = (_: unknown, at: number) =>
    `${at + 10} 0 obj << /A [(${at}) ${at}.5] /B << /C /D${at} >> >>\n`;
  await writeFile(file, makePdf({}, { unlisted: Array.from({ length: 45_000 }, object).join('') }));
  const inspection = createInspector(bounds)(file, { kind: 'pdf', sender: undefined });
  await expect(inspection).rejects.toMatchObject({ reason: 'too complex' });
});

test('a hostile document does not stop the next one', async () => {
  const hostile = join(folder, 'hostile');
  const bytes = makePdf();
  await writeFile(file, bytes);
  await writeFile(hostile, makePdf({ 9: '['.repeat(100_000) }));
  const results = await Promise.allSettled(
    [file, hostile, file].map((path) => inspectDocument(path, { kind: 'pdf', sender: undefined })),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('while slow documents of one sender wait, the resume of another is inspected next', async () => {
  const slow = join(folder, 'slow');
  await writeFile(slow, makePdf({ 9: manyNames() }));
  await writeFile(file, makePdf());
  const inspect = createInspector({ seconds: 2, heapMegabytes: 160 });
  const finished: string[] = [];
  const inspectFor = (sender: string, path: string) =>
    inspect(path, { kind: 'pdf', sender })
      .then(() => 'accepted')
      .catch((error: NotAccepted) => error.reason)
      .then((result) => finished.push(`${sender}: ${result}`));
  await Promise.all([...[1, 2].map(() => inspectFor('slow', slow)), inspectFor('honest', file)]);
  expect(finished).toEqual(['slow: too complex', 'honest: accepted', 'slow: too complex']);
});

test('a file that cannot be read is not called harmful', async () => {
  await expect(
    inspectDocument(join(folder, 'missing'), { kind: 'pdf', sender: undefined }),
  ).rejects.toMatchObject({ code: 'ENOENT' });
});

/** An object stream with one array of two million names: 6 KB, and many seconds of reading. */
function manyNames(): string {
  return packedObject(8, `[${'/A '.repeat(2_000_000)}]`);
}
