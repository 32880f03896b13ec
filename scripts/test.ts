import { existsSync } from 'node:fs';
import { dataDir } from '../tests/support/e2e-server.ts';
import { copySeed, makeSeed, type Seed } from '../tests/support/seed.ts';
import { buildSite } from './build/build-site.ts';
import { ensureChromium } from './install/find-chromium.ts';
import { ensureGnuPg } from './install/find-gnupg.ts';
import { ensurePostgres } from './install/find-postgres.ts';
import { runBackendTests, runChecks, runStep } from './support/checks.ts';

// One after another: the system installs one package at a time. What needs none of them starts meanwhile.
const backendTools = ensurePostgres().then(ensureGnuPg);
const chromium = backendTools.catch(() => {}).then(ensureChromium);
// Waited for where it is needed; a refusal must not end the process before that.
chromium.catch(() => {});

try {
  const failed = await testAll();
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
  console.log('Everything passed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function testAll(): Promise<string[]> {
  const seed = makeSeed();
  const lanes = await Promise.allSettled([testTheBackend(seed), testTheSite(seed)]);
  await (await seed).remove();
  return lanes.flatMap((lane) => {
    // What is missing is said last, when all that could be tried was.
    if (lane.status === 'rejected') throw lane.reason;
    return lane.value;
  });
}

/** These tests bring a site of their own and wait for no build. */
async function testTheBackend(seed: Promise<Seed>): Promise<string[]> {
  const [{ dir }] = await Promise.all([seed, backendTools]);
  return runBackendTests({ TEST_SEED: dir });
}

async function testTheSite(seed: Promise<Seed>): Promise<string[]> {
  const failed = await runChecks();
  await buildSite();
  console.log('✓ build');
  if (!existsSync(dataDir)) await copySeed((await seed).dir, dataDir);
  const journeys = {
    name: 'journeys in a browser',
    command: 'playwright',
    args: ['test', ...process.argv.slice(2)],
    env: { CHROMIUM_PATH: await chromium },
  };
  if (!(await runStep(journeys, 'show'))) failed.push(journeys.name);
  return failed;
}
