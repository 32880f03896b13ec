import { buildSite } from './support/build-site.ts';
import { runBackendTests, runChecks, runStep } from './support/checks.ts';
import { ensureChromium } from './support/find-chromium.ts';
import { ensureGnuPg } from './support/find-gnupg.ts';
import { ensurePostgres } from './support/find-postgres.ts';

try {
  // One after another: the system installs one package at a time.
  await ensurePostgres();
  await ensureGnuPg();
  // The backend's tests bring a site of their own and wait for no build; the browser is needed last.
  const failed = (await Promise.all([runBackendTests(), testTheSite(ensureChromium())])).flat();
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
  console.log('Everything passed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function testTheSite(chromium: Promise<string>): Promise<string[]> {
  // Waited for below; a refusal must not end the process before that.
  chromium.catch(() => {});
  const failed = await runChecks();
  await buildSite();
  console.log('✓ build');
  const journeys = {
    name: 'journeys in a browser',
    command: 'playwright',
    args: ['test', ...process.argv.slice(2)],
    env: { CHROMIUM_PATH: await chromium },
  };
  if (!(await runStep(journeys, 'show'))) failed.push(journeys.name);
  return failed;
}
