import { availableParallelism } from 'node:os';
import mdx from '@mdx-js/rollup';
import { defineConfig } from 'vitest/config';
import { site } from './app/site.ts';
import { define, resolveWords } from './vite.shared.ts';

/** CONTRACT_URL points the contract at a deployment that runs elsewhere. */
const deployments = process.env.CONTRACT_URL ? ['remote'] : ['embedded', 'postgres'];
/** In `npm test` these run on one database. `npm run test:all` sets CONTRACT=all: then all run on both. */
const elsewhere: Record<string, string[]> = {
  // Thousands of strings. deployments-agree.reliability.ts sends a sample to both.
  embedded: ['naughty', 'forms-naughty'],
  // Files and keys: the same code on both.
  postgres: [
    'accepted-files',
    'file-paths',
    'file-sizes',
    'file-types',
    'hostile-files',
    'upload-bodies',
    'keys',
    'parts',
    'skipped-tests',
  ],
};
const databases = 'tests/support/vitest-setup.ts';

export default defineConfig({
  test: {
    // No test leaves anything behind in its process, and a new one for each file would be two thirds of the time.
    isolate: false,
    maxWorkers: availableParallelism(),
    // Servers inside of tests write their log to the console.
    silent: 'passed-only',
    reporters: [
      'default',
      './tests/contract/our-server-reporter.ts',
      './tests/support/times/vitest-reporter.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most polls wait for another process, which may be slow on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        plugins: [mdx()],
        define,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: [
            '{app,domain,server,staff,scripts,documents,cli,preflight,demo,bench}/**/*.test.{ts,tsx}',
          ],
        },
      },
      // The words of each other language beside the English ones.
      ...site.languages.slice(1).map((code) => ({
        extends: true as const,
        plugins: [mdx()],
        define,
        ...resolveWords(code),
        test: { name: `words-${code}`, include: ['app/**/*.words.ts'] },
      })),
      // Reads the built site.
      {
        extends: true,
        plugins: [mdx()],
        define,
        test: { name: 'site', include: ['tests/site/*.site.ts'], globalSetup: databases },
      },
      ...deployments.map((name) => ({
        extends: true as const,
        test: {
          name,
          include: ['tests/contract/*.contract.ts'],
          exclude: excludedFrom(name),
          globalSetup: [...(name === 'remote' ? [] : [databases]), `tests/contract/deployments/${name}.ts`],
        },
      })),
      {
        extends: true,
        test: {
          name: 'backend',
          include: [
            'tests/{staff,mail,cli,preflight,permissions,demo,reliability}/*.{staff,mail,cli,preflight,permissions,demo,reliability}.ts',
          ],
          globalSetup: databases,
        },
      },
      // Journeys through the built site in Firefox and WebKit: `npm run test:engines`, and part of `npm run test:all`.
      { extends: true, plugins: [mdx()], test: { name: 'engines', include: ['tests/engines/*.engines.ts'] } },
      // What proves itself by repetition or waiting: `npm run test:all`.
      { extends: true, test: { name: 'long', include: ['tests/!(e2e)/*.long.ts'], globalSetup: databases } },
    ],
  },
});

function excludedFrom(name: string): string[] {
  if (process.env.CONTRACT === 'all') return [];
  return (elsewhere[name] ?? []).map((file) => `tests/contract/${file}.contract.ts`);
}
