import { rm } from 'node:fs/promises';
import { dataDir } from '../tests/support/e2e-server.ts';
import { copySeed, makeSeed, type Seed } from '../tests/support/seed.ts';
import { buildSite } from './build/build-site.ts';
import { ensureChromium } from './install/find-chromium.ts';
import { ensureClamd } from './install/find-clamd.ts';
import { ensureGnuPg } from './install/find-gnupg.ts';
import { ensurePostgres } from './install/find-postgres.ts';
import { type Failure, runBackendTests, runChecks, runStep } from './support/checks.ts';
import type { Command } from './support/run.ts';

// In sequence, because apt installs one package at a time. Tests that need no package start meanwhile.
const backendTools = ensurePostgres().then(ensureGnuPg).then(ensureClamd);
const chromium = backendTools.catch(() => {}).then(ensureChromium);
// Awaited later. Until then a rejection must not end the process.
chromium.catch(() => {});

try {
  const failures = await testAll();
  // Again, because the journeys may have written hundreds of lines since.
  for (const { text } of failures) console.log(text);
  if (failures.length > 0) throw new Error(`Failed: ${failures.map(({ name }) => name).join(', ')}`);
  console.log('Everything passed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function testAll(): Promise<Failure[]> {
  const seed = makeSeed();
  const lanes = await Promise.allSettled([testBackend(seed), testSite(seed)]);
  await (await seed).remove();
  return lanes.flatMap((lane) => {
    // A missing package is reported after every other test has run.
    if (lane.status === 'rejected') throw lane.reason;
    return lane.value;
  });
}

/** These tests use their own small site and need no build. */
async function testBackend(seed: Promise<Seed>): Promise<Failure[]> {
  const [{ dir }] = await Promise.all([seed, backendTools]);
  return runBackendTests({ TEST_SEED: dir });
}

async function testSite(seed: Promise<Seed>): Promise<Failure[]> {
  const failures = await runChecks();
  await buildSite();
  console.log('✓ build');
  const { dir } = await seed;
  // What earlier runs have left would slow the staff's lists down.
  await rm(dataDir, { recursive: true, force: true });
  await copySeed(dir, dataDir);
  const journeys: Command = {
    name: 'journeys in a browser',
    command: 'playwright',
    args: ['test', ...process.argv.slice(2)],
    env: { CHROMIUM_PATH: await chromium, TEST_SEED: dir },
  };
  const failure = await runStep(journeys, 'show');
  return failure ? [...failures, failure] : failures;
}
