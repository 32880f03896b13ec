import { buildSite } from './support/build-site.ts';
import { runBackendTests, runChecks, runStep } from './support/checks.ts';
import { ensureChromium } from './support/find-chromium.ts';
import { ensureGnuPg } from './support/find-gnupg.ts';
import { ensurePostgres } from './support/find-postgres.ts';

try {
  const CHROMIUM_PATH = ensureChromium();
  ensurePostgres();
  ensureGnuPg();
  // The backend's tests bring a site of their own and wait for no build.
  const failed = (await Promise.all([runBackendTests(), testTheSite(CHROMIUM_PATH)])).flat();
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
  console.log('Everything passed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function testTheSite(CHROMIUM_PATH: string): Promise<string[]> {
  const failed = await runChecks();
  await buildSite();
  console.log('✓ build');
  const journeys = {
    name: 'journeys in a browser',
    command: 'playwright',
    args: ['test', ...process.argv.slice(2)],
    env: { CHROMIUM_PATH },
  };
  if (!(await runStep(journeys, 'show'))) failed.push(journeys.name);
  return failed;
}
