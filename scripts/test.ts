import { existsSync } from 'node:fs';
import { dataDir } from '../tests/support/e2e-home.ts';
import { copySeed, makeSeed, type Seed } from '../tests/support/seed.ts';
import { buildSite } from './support/build-site.ts';
import { runBackendTests, runChecks, runStep } from './support/checks.ts';
import { ensureChromium } from './support/find-chromium.ts';
import { ensureGnuPg } from './support/find-gnupg.ts';
import { ensurePostgres } from './support/find-postgres.ts';

try {
  // One after another: the system installs one package at a time.
  await ensurePostgres();
  await ensureGnuPg();
  const failed = await testAll();
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
  console.log('Everything passed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function testAll(): Promise<string[]> {
  const seed = makeSeed();
  try {
    // The backend's tests bring a site of their own and wait for no build; the browser is needed last.
    return (await Promise.all([testTheBackend(seed), testTheSite(seed, ensureChromium())])).flat();
  } finally {
    await (await seed).remove();
  }
}

async function testTheBackend(seed: Promise<Seed>): Promise<string[]> {
  return runBackendTests({ TEST_SEED: (await seed).dir });
}

async function testTheSite(seed: Promise<Seed>, chromium: Promise<string>): Promise<string[]> {
  // Waited for below; a refusal must not end the process before that.
  chromium.catch(() => {});
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
