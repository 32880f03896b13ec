import { availableParallelism } from 'node:os';
import mdx from '@mdx-js/rollup';
import { defineConfig } from 'vitest/config';
import { site } from './company/site.ts';
import { define, resolveWords } from './vite.shared.ts';

/** CONTRACT_URL points the contract at a deployment that runs elsewhere. */
const deployments = process.env.CONTRACT_URL ? ['remote'] : ['embedded', 'postgres'];
/**
 * In `npm test` the contract is whole on the embedded database, and on PostgreSQL what its rows and rights decide: files and keys are
 * the same code on both. `npm run test:more` sets CONTRACT=all: then all run on both.
 */
const onPostgres = ['anonymous-access', 'bad-rows', 'claims', 'forms', 'record-numbers'];
const databases = 'tests/support/vitest-setup.ts';

export default defineConfig({
  test: {
    // No test leaves anything behind in its process, and a new one for each file would be two thirds of the time.
    isolate: false,
    // One more than there are cores: a quarter of the time tests wait, mostly for another process.
    maxWorkers: availableParallelism() + 1,
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
            '{app,company,domain,office,server,staff,scripts,documents,cli,preflight,demo,bench}/**/*.test.{ts,tsx}',
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
          include: contractOn(name),
          globalSetup: [...(name === 'remote' ? [] : [databases]), `tests/contract/deployments/${name}.ts`],
        },
      })),
      {
        extends: true,
        test: {
          name: 'backend',
          include: [
            'tests/{staff,mail,cli,preflight,permissions,demo,reliability,website}/*.{staff,mail,cli,preflight,permissions,demo,reliability,website}.ts',
          ],
          globalSetup: databases,
        },
      },
      // Journeys through the built site in Firefox and WebKit: `npm run test:more`.
      { extends: true, plugins: [mdx()], test: { name: 'engines', include: ['tests/engines/*.engines.ts'] } },
      // What proves itself by repetition or waiting: `npm run test:more`.
      { extends: true, test: { name: 'long', include: ['tests/!(e2e)/*.long.ts'], globalSetup: databases } },
    ],
  },
});

function contractOn(name: string): string[] {
  const isShort = name === 'postgres' && process.env.CONTRACT !== 'all';
  return isShort
    ? onPostgres.map((file) => `tests/contract/${file}.contract.ts`)
    : ['tests/contract/*.contract.ts'];
}
