import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BuildError, describeError, findContentError } from './build-error.ts';

const folder = path.resolve(`node_modules/.cache/server-${process.pid}`);
beforeEach(() => mkdir(folder, { recursive: true }));
afterEach(() => rm(folder, { recursive: true }));

async function writeServer(name: string, code: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, code);
  return file;
}

test('what the content throws is found behind a failed prerender', async () => {
  const code = 'throw new Error("blog/whales.mdx: article.topic is missing.");';
  const error = await findContentError(await writeServer('broken.mjs', code));
  expect(error).toBeInstanceOf(BuildError);
  expect(error?.message).toBe('blog/whales.mdx: article.topic is missing.');
});

test('a server that loads has no such mistake', async () => {
  const server = await writeServer('right.mjs', 'export const routes = {};');
  expect(await findContentError(server)).toBeUndefined();
});

test('a sentence of ours is shown as it is', () => {
  expect(describeError(new Error('The agent Ada needs a slug.'))).toBe('The agent Ada needs a slug.');
});

test('paths are those of the project', () => {
  const error = new Error(`Cannot find module '${path.resolve('company/content/en/services/pet.ts')}'`);
  expect(describeError(error)).toBe(
    `Cannot find module '${path.join('company/content/en/services/pet.ts')}'`,
  );
});

test('an error of JavaScript is shown with the line of ours that it went through', () => {
  const error = new TypeError('x is undefined');
  const root = pathToFileURL(path.resolve('.')).href;
  error.stack = `TypeError: x is undefined
    at Array.map (<anonymous>)
    at read (${root}/node_modules/pack/index.js:3:1)
    at list (${root}/company/content/en/about.ts:12:3)
    at ${root}/scripts/build/build-site.ts:40:1`;
  expect(describeError(error)).toBe('company/content/en/about.ts:12: TypeError: x is undefined');
});
