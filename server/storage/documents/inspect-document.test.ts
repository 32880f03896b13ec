import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf } from '../../../tests/support/make-pdf.ts';
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
  await expect(inspectDocument(file, { kind: 'pdf', sender: undefined })).rejects.toMatchObject({
    statusCode: 415,
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
  await expect(createInspector(bounds)(file, { kind: 'pdf', sender: undefined })).rejects.toMatchObject({
    statusCode: 415,
  });
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

test('a file that cannot be read is not called harmful', async () => {
  await expect(
    inspectDocument(join(folder, 'missing'), { kind: 'pdf', sender: undefined }),
  ).rejects.toMatchObject({ code: 'ENOENT' });
});
