import { randomUUID } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fieldPart, filePart, formBody, formType, undecodablePart } from '../../tests/support/raw-form.ts';
import { folderForTest } from '../../tests/support/test-folder.ts';
import { UnreadableForm } from '../http/read-multipart.ts';
import type { CreateFile } from '../store/files/write-file.ts';
import { receiveForm } from './receive-form.ts';

function requestWith(body: Buffer, length = String(body.length)): IncomingMessage {
  const request = unsentRequest(length);
  request.push(body);
  request.push(null);
  return request;
}

function unsentRequest(length: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers = { 'content-type': formType, 'content-length': length };
  request.complete = true;
  return request;
}

async function receive(request: IncomingMessage, options: { limit?: number; create?: CreateFile } = {}) {
  const folder = await folderForTest();
  const { limit = 1000, create } = options;
  const form = receiveForm(request, {
    names: ['name', 'message'],
    fileLimits: limit ? { photos: { bytes: limit, count: 3 } } : {},
    newDraft: () => path.join(folder, randomUUID()),
    ...(create && { create }),
  });
  return { form, listDrafts: () => readdir(folder) };
}

const photo = (text: string, name = `${text}.jpg`) => filePart('photos', name, Buffer.from(text));

test.each(['4294967296', 'NaN', undefined])(
  'a form whose length is declared as %s is not read',
  async (length) => {
    const request = requestWith(formBody([]));
    request.headers['content-length'] = length;
    await expect((await receive(request)).form).rejects.toThrow(UnreadableForm);
  },
);

test('a form of a page without files may have 1 MB', async () => {
  const body = formBody([fieldPart('name', 'Ada')]);
  const megabyte = 1024 * 1024;
  await expect(
    (await receive(requestWith(body, String(megabyte)), { limit: 0 })).form,
  ).resolves.toBeDefined();
  await expect((await receive(requestWith(body, String(megabyte + 1)), { limit: 0 })).form).rejects.toThrow(
    UnreadableForm,
  );
  await expect((await receive(requestWith(body, String(megabyte + 1)))).form).resolves.toBeDefined();
});

test('only the fields of the form are kept', async () => {
  const body = formBody([fieldPart('name', 'Ada'), fieldPart('other', 'x'), fieldPart('__proto__', 'x')]);
  const { fields } = await (await receive(requestWith(body))).form;
  expect(fields).toEqual({ name: 'Ada' });
});

test('fields of more than 256 KB together are refused, whatever their names', async () => {
  const long = 'x'.repeat(60 * 1024);
  const parts = ['a', 'b', 'c', 'd', 'e'].map((name) => fieldPart(name, long));
  await expect((await receive(requestWith(formBody(parts.slice(1))))).form).resolves.toBeDefined();
  await expect((await receive(requestWith(formBody(parts)))).form).rejects.toThrow(UnreadableForm);
});

test('a field whose text cannot be decoded is refused, also where the parser reads on at the end of a file', async () => {
  const body = formBody([photo('x'.repeat(80_000), 'a.jpg'), undecodablePart]);
  const endOfFile = body.indexOf(undecodablePart);
  const pieces = [
    body.subarray(0, 40_000),
    body.subarray(40_000, endOfFile + 6),
    body.subarray(endOfFile + 6),
  ];
  const request = unsentRequest(String(body.length));
  const sent = Promise.withResolvers<void>();
  const { form, listDrafts } = await receive(request, {
    limit: 100_000,
    create: async (target) => {
      await sent.promise;
      return open(target, 'wx');
    },
  });
  form.catch(() => {});
  for (const piece of pieces) {
    request.push(piece);
    await setImmediate();
  }
  request.push(null);
  await setImmediate();
  sent.resolve();
  await expect(form).rejects.toThrow(UnreadableForm);
  expect(await listDrafts()).toEqual([]);
});

test('files are in the order in which they were sent, and the digest is that of the content', async () => {
  const parts = [photo('first'), fieldPart('name', 'Ada'), photo('second')];
  const one = await (await receive(requestWith(formBody(parts)))).form;
  const same = await (await receive(requestWith(formBody(parts)))).form;
  const other = await (await receive(requestWith(formBody(parts.toReversed())))).form;
  expect(one.files.photos?.map(({ name }) => name)).toEqual(['first.jpg', 'second.jpg']);
  expect(await one.files.photos?.[1]?.text()).toBe('second');
  expect(one.digest).toBe(same.digest);
  expect(one.digest).not.toBe(other.digest);
});

test('of more files than a field takes, the bytes are not kept', async () => {
  const body = formBody(['a', 'b', 'c', 'd', 'e'].map((text) => photo(text)));
  const { form, listDrafts } = await receive(requestWith(body));
  expect((await form).files.photos?.map(({ size }) => size)).toEqual([1, 1, 1, 0, 0]);
  expect(await listDrafts()).toHaveLength(3);
});

test.each([0, 1, 2])(
  'a disk that is full at file %i: the error is that of the disk, and no draft stays',
  async (at) => {
    let opened = 0;
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const create: CreateFile = async (target) => {
      const isFull = opened === at;
      opened += 1;
      const file = await open(target, 'wx');
      if (!isFull) return file;
      return { writeFile: () => Promise.reject(full), sync: () => file.sync(), close: () => file.close() };
    };
    const body = formBody([photo('a'), fieldPart('name', 'Ada'), photo('b'), photo('c')]);
    const { form, listDrafts } = await receive(requestWith(body), { create });
    await expect(form).rejects.toBe(full);
    expect(await listDrafts()).toEqual([]);
  },
);
