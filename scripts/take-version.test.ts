import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../tests/support/test-folder.ts';

/** A repository with a first version, of which an owner made their own on `main`. The next version is on `upstream`. */
async function makeRepository() {
  const dir = await folderForTest();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const commit = async (files: Record<string, string | null>) => {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(dir, name);
      await mkdir(path.dirname(file), { recursive: true });
      await (text === null ? rm(file) : writeFile(file, text));
    }
    git('add', '--all');
    git('commit', '--quiet', '--message', 'change');
  };
  git('init', '--quiet', '--initial-branch', 'main');
  await commit({
    'company/site.ts': 'demo',
    'company/content/about.ts': 'demo\n\n\n\n\ndemo team',
    'company/content/words.ts': 'demo words',
    'company/content/blog/old.mdx': 'demo article',
    'server/main.ts': 'engine',
  });
  git('branch', 'upstream');
  return {
    commit,
    git,
    read: (name: string) => readFileSync(path.join(dir, name), 'utf8'),
    has: (name: string) => existsSync(path.join(dir, name)),
    takeVersion: () =>
      // As an owner runs it, whose copy does not have the file yet.
      spawnSync(process.execPath, ['--input-type=module', '-', 'upstream'], {
        cwd: dir,
        encoding: 'utf8',
        input: readFileSync('scripts/take-version.mjs'),
        env: {
          ...process.env,
          GIT_AUTHOR_NAME: 'a',
          GIT_AUTHOR_EMAIL: 'a@example.com',
          GIT_COMMITTER_NAME: 'a',
          GIT_COMMITTER_EMAIL: 'a@example.com',
        },
      }),
  };
}

test('a new version replaces the engine and untouched words, and nothing that the owner has changed or deleted', async () => {
  const { commit, git, read, has, takeVersion } = await makeRepository();
  await commit({
    'company/site.ts': 'ours',
    'company/content/about.ts': 'ours\n\n\n\n\ndemo team',
    'company/content/blog/old.mdx': null,
  });
  git('switch', '--quiet', 'upstream');
  await commit({
    'company/site.ts': 'demo 2',
    'company/content/about.ts': 'demo\n\n\n\n\ndemo team 2',
    'company/content/words.ts': 'demo words 2',
    'company/content/blog/old.mdx': 'demo article 2',
    'company/content/en/blog/new.mdx': 'a new demo article',
    'company/content/claims.ts': 'new words',
    'server/main.ts': 'engine 2',
  });
  git('switch', '--quiet', 'main');
  const { status, stdout } = takeVersion();
  expect(status).toBe(0);
  expect([read('company/site.ts'), read('company/content/about.ts')]).toEqual([
    'ours',
    'ours\n\n\n\n\ndemo team',
  ]);
  expect([read('server/main.ts'), read('company/content/words.ts')]).toEqual(['engine 2', 'demo words 2']);
  expect(read('company/content/claims.ts')).toBe('new words');
  expect(has('company/content/blog/old.mdx')).toBe(false);
  expect(stdout).toMatch(
    /stayed as you have it.+\n {2}company\/content\/about\.ts\n {2}company\/site\.ts\n\n/,
  );
  expect(stdout).toMatch(/published because it is there.+\n {2}company\/content\/en\/blog\/new\.mdx\n\n/);
  expect(stdout).not.toContain('Conflicts');
  git('commit', '--quiet', '--no-edit');
  expect(git('status', '--porcelain')).toBe('');
  expect(git('merge-base', 'HEAD', 'upstream')).toBe(git('rev-parse', 'upstream'));
});

test('a file of the owner that the new version has moved or removed stays, and is named', async () => {
  const { commit, git, read, takeVersion } = await makeRepository();
  await commit({ 'company/content/words.ts': 'our words' });
  git('switch', '--quiet', 'upstream');
  await commit({ 'company/content/words.ts': null });
  git('switch', '--quiet', 'main');
  expect(takeVersion().stdout).toMatch(
    /no longer part of the new version.+\n {2}company\/content\/words\.ts\n\nNow run/,
  );
  expect(read('company/content/words.ts')).toBe('our words');
});

test('a conflict in the engine is left to the owner, and named', async () => {
  const { commit, git, takeVersion } = await makeRepository();
  await commit({ 'server/main.ts': 'our engine' });
  git('switch', '--quiet', 'upstream');
  await commit({ 'server/main.ts': 'engine 2' });
  git('switch', '--quiet', 'main');
  expect(takeVersion().stdout).toMatch(/Conflicts outside of your places.+\n {2}server\/main\.ts\n/);
});

test('nothing is merged over changes that are not committed, or from a version that is not there', async () => {
  const { commit, git, takeVersion } = await makeRepository();
  await commit({ 'server/main.ts': 'our engine' });
  git('branch', '--delete', '--force', 'upstream');
  expect(takeVersion()).toMatchObject({ status: 1, stderr: expect.stringContaining('upstream') });
  git('rm', '--quiet', 'company/site.ts');
  expect(takeVersion()).toMatchObject({ status: 1, stderr: 'Commit your changes first.\n' });
});
