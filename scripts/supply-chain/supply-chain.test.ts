import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeLicenses } from '../licenses.ts';
import { findProblems } from './find-problems.ts';
import { type Package, readLock } from './lock.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const sound: Package = {
  name: 'react',
  version: '19.3.1',
  path: 'node_modules/react',
  license: 'MIT',
  integrity: 'sha512-x',
  hasInstallScript: false,
  dev: false,
  dependencies: [],
};
const scripted = readLock().filter(({ hasInstallScript }) => hasInstallScript);
const problemsOf = (changes: Partial<Package>) => findProblems({}, [...scripted, { ...sound, ...changes }]);

test('versions are exact, licenses accepted, install scripts known, and every package has its hash', () => {
  const packages = readLock();
  expect(packages.length).toBeGreaterThan(100);
  expect(findProblems(manifest, packages)).toEqual([]);
});

test('a loose version, an unknown license, an install script or a missing hash is a problem', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ hasInstallScript: true })).toEqual([
    expect.stringContaining('react has an install script'),
  ]);
  expect(problemsOf({ license: 'GPL-3.0' })).toEqual([expect.stringContaining('"GPL-3.0"')]);
  expect(problemsOf({ license: 'MIT AND GPL-3.0' })).toHaveLength(1);
  expect(problemsOf({ license: '(MIT OR GPL-3.0)' })).toEqual([]);
  expect(problemsOf({ license: '' })).toHaveLength(1);
  expect(problemsOf({ integrity: '' })).toHaveLength(1);
  expect(findProblems({ dependencies: { react: '^19.3.1' } }, scripted)).toHaveLength(1);
  expect(findProblems({ devDependencies: { x: 'github:a/b' } }, scripted)).toHaveLength(1);
  expect(findProblems({ overrides: { x: { y: 'npm:z@^1.0.0' } } }, scripted)).toHaveLength(1);
  expect(findProblems({}, []).join()).toContain('has no install script');
});

test('npm runs no install script here', () => {
  const output = execFileSync('npm', ['config', 'get', 'ignore-scripts'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(output.trim()).toBe('true');
});

test('docs/licenses.md is up to date (otherwise: npm run licenses)', () => {
  expect(readFileSync('docs/licenses.md', 'utf8')).toBe(writeLicenses());
});
