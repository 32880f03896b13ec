import { buildSite } from './support/build-site.ts';
import { runBackendTests, runChecks, runStep } from './support/checks.ts';
import { ensureChromium } from './support/find-chromium.ts';
import { ensureGnuPg } from './support/find-gnupg.ts';
import { ensurePostgres } from './support/find-postgres.ts';

try {
  const CHROMIUM_PATH = ensureChromium();
  ensurePostgres();
  ensureGnuPg();
  const failed = await runChecks();
  await buildSite();
  console.log('✓ build');
  const journeys = {
    name: 'journeys in a browser',
    command: 'playwright',
    args: ['test', ...process.argv.slice(2)],
    env: { CHROMIUM_PATH },
  };
  // Both wait much of their time, for servers and for pages: together they take half as long again as the longer one.
  const [backend, inBrowser] = await Promise.all([runBackendTests(), runStep(journeys, 'show')]);
  failed.push(...backend, ...(inBrowser ? [] : [journeys.name]));
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
  console.log('Everything passed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
