import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverForTest, shareServer } from '../support/open-test-server.ts';
import { postedForms } from '../support/post-form.ts';
import { brokenPart, expectCutAt, fieldPart, filePart, formBody, postBody } from '../support/raw-form.ts';
import { jpegBytes } from '../support/sample-files.ts';

// Posted forms whose parts are broken, too many, cut, or in an order that no browser sends.
const server = shareServer(() => ({ env: { SITE_DIR: 'build/client' } }));

async function expectNothingLeft() {
  await expect.poll(() => readdir(path.join(server.dataDir, 'files', 'drafts'))).toEqual([]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}

const fields = (count: number) => Array.from({ length: count }, (_, at) => fieldPart(`f${at}`, 'x'));
const photo = (bytes = jpegBytes(3000)) => filePart('photos', 'a.jpg', bytes);

describe.each(postedForms)('$path', ({ path: address, parts: sample }) => {
  const takesFile = (value: unknown) => [value].flat()[0] instanceof File;
  const [field = 'photos'] = Object.entries(sample()).find(([, value]) => takesFile(value)) ?? [];
  const file = filePart(field, 'a.jpg', jpegBytes(3000));

  describe.each([
    ['a file after too many fields', [...fields(101), file]],
    ['files between too many fields', [...fields(100), file, file, ...fields(2), file]],
    ['too many files', Array.from({ length: 30 }, () => file)],
    ['a broken header between two files', [file, brokenPart, file]],
  ])('%s', (_, parts) => {
    const body = formBody(parts);
    const middle = body.length - 1000;

    it.each([
      ['at once', [body]],
      ['in pieces', [body.subarray(0, middle), body.subarray(middle)]],
      ['cut short', [body.subarray(0, middle)]],
    ])('sent %s: refused, and no file stays behind', async (_, pieces) => {
      expect(await postBody(server, address, pieces)).toBe(400);
      await expectNothingLeft();
    });

    it('leaves nothing behind if the connection ends', async () => {
      await postBody(server, address, [body.subarray(0, middle)], { isCut: true });
      await expectNothingLeft();
    });
  });
});

it('a form that is cut anywhere is answered if it can be, and leaves nothing behind', async () => {
  const body = formBody([fieldPart('name', 'Ada'), photo(Buffer.from('one')), photo(Buffer.from('two'))]);
  // cut-forms.long.ts tries every byte.
  for (let at = 1; at < body.length; at += 23) await expectCutAt(server, body, at);
  await expectNothingLeft();
});

it('a complete body of three files of 20 MB is answered', async () => {
  const body = formBody([1, 2, 3].map(() => photo(jpegBytes(20_000_000))));
  expect(await postBody(server, '/contact/claim', [body])).toBe(422);
  await expectNothingLeft();
});

it('photos that the disk cannot take are answered with 503, until it is back', async () => {
  const own = await serverForTest({ env: { SITE_DIR: 'build/client' } });
  const folder = path.join(own.dataDir, 'files', 'drafts');
  await rename(folder, `${folder}-away`);
  const body = formBody([photo(), ...fields(3), photo(), photo()]);
  expect(await postBody(own, '/contact/claim', [body])).toBe(503);
  await rename(`${folder}-away`, folder);
  expect(await postBody(own, '/contact/claim', [body])).toBe(422);
});
