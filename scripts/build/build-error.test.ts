import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BuildError, findContentError } from './build-error.ts';

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
