import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScriptFinder } from './find-page-scripts.ts';

const files = {
  'entry.client-a.js':
    'var t={"login-form":()=>e(()=>import(`./login-form-b.js`)),maps:()=>e(()=>import(`./maps-c.js`))}',
  'hydrate-d.js': 'hydrate()',
  'login-form-b.js': 'import"./shared-e.js";import"./react-DPqYrhEO.js";login()',
  'maps-c.js': 'maps()',
  'shared-e.js': 'shared()',
  'react-DPqYrhEO.js': 'react()',
};
const page = (...islands: string[]) =>
  `<script src="/assets/entry.client-a.js"></script>${islands.map((name) => `<div data-island="${name}">`).join('')}`;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'scripts-'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dir, name), text);
});
afterAll(() => rm(dir, { recursive: true }));

test('a page leads to the scripts of its islands and what those need, and to no others', () => {
  const texts = createScriptFinder(dir)(page('login-form')).join();
  for (const word of ['hydrate()', 'login()', 'shared()']) expect(texts).toContain(word);
  expect(texts).not.toContain('maps()');
  expect(createScriptFinder(dir)(page('maps')).join()).toContain('maps()');
});

test('a library that draws nothing is left out', () => {
  expect(createScriptFinder(dir)(page('login-form')).join()).not.toContain('react()');
});

test('a page without islands leads to none', () => {
  expect(createScriptFinder(dir)('<p>words</p>')).toEqual([]);
});

test('an island that nobody registered ends the build', () => {
  expect(() => createScriptFinder(dir)(page('unknown'))).toThrow('"unknown" was not found');
});
