import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeSupplyChain } from './judge.ts';
import { type Package, readLock } from './lock.ts';
import { writeLicenses } from './shipped.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const sound: Package = {
  name: 'react',
  version: '19.3.1',
  place: 'node_modules/react',
  license: 'MIT',
  integrity: 'sha512-x',
  hasInstallScript: false,
  dev: false,
  dependencies: [],
};
const wanting = readLock().filter(({ hasInstallScript }) => hasInstallScript);
const judge = (changes: Partial<Package>) => judgeSupplyChain({}, [...wanting, { ...sound, ...changes }]);

test('versions are exact, licenses accepted, install scripts known, and every package has its hash', () => {
  const packages = readLock();
  expect(packages.length).toBeGreaterThan(100);
  expect(judgeSupplyChain(manifest, packages)).toEqual([]);
});

test('each of these is noticed', () => {
  expect(judge({})).toEqual([]);
  expect(judge({ hasInstallScript: true })).toEqual([expect.stringContaining('react has an install script')]);
  expect(judge({ license: 'GPL-3.0' })).toEqual([expect.stringContaining('"GPL-3.0"')]);
  expect(judge({ license: 'MIT AND GPL-3.0' })).toHaveLength(1);
  expect(judge({ license: '(MIT OR GPL-3.0)' })).toEqual([]);
  expect(judge({ license: '' })).toHaveLength(1);
  expect(judge({ integrity: undefined })).toHaveLength(1);
  expect(judgeSupplyChain({ dependencies: { react: '^19.3.1' } }, wanting)).toHaveLength(1);
  expect(judgeSupplyChain({ devDependencies: { x: 'github:a/b' } }, wanting)).toHaveLength(1);
  expect(judgeSupplyChain({ overrides: { x: { y: 'npm:z@^1.0.0' } } }, wanting)).toHaveLength(1);
  expect(judgeSupplyChain({}, []).join()).toContain('no install script any more');
});

test('npm runs no install script here', () => {
  const said = execFileSync('npm', ['config', 'get', 'ignore-scripts'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(said.trim()).toBe('true');
});

test('docs/licenses.md names what ships today; npm run licenses writes it anew', () => {
  expect(readFileSync('docs/licenses.md', 'utf8')).toBe(writeLicenses());
});
