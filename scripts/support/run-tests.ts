import { prepareDatabases } from '../../tests/support/databases.ts';
import { printTimes, timesFolder } from '../../tests/support/times/print-times.ts';
import { describeError } from '../build/build-error.ts';
import { ensureChromium } from '../install/find-chromium.ts';
import { ensureClamd } from '../install/find-clamd.ts';
import { ensureDovecot } from '../install/find-dovecot.ts';
import { ensureEngines } from '../install/find-engines.ts';
import { ensureGnuPg } from '../install/find-gnupg.ts';
import { ensurePostgres } from '../install/find-postgres.ts';
import {
  checkSources,
  ensureBuild,
  type Failure,
  type Project,
  runStep,
  runVitest,
  unitProjects,
} from './checks.ts';

/**
 * `npm test`. Runs the checks, the tests and the journeys one after the other, because each keeps all cores busy: side by side they
 * would only wait for one another, some longer than their time limit. `journeys`: arguments for Playwright, such as the files to run.
 */
export async function runTests(journeys: string[]): Promise<Failure[]> {
  // In sequence, because apt installs one package at a time.
  const backendTools = ensureBackendTools();
  const browser = backendTools.catch(() => {}).then(ensureChromium);
  const databases = backendTools.then(prepareDatabases);
  // Awaited later. Until then a rejection must not end the process.
  for (const promise of [browser, databases]) promise.catch(() => {});

  const [failures] = await Promise.all([checkSources(), ensureBuild()]).catch(async (error: unknown) => {
    await databases.then(({ remove }) => remove()).catch(() => {});
    throw error;
  });
  try {
    await backendTools;
  } catch (error) {
    return [...failures, ...(await runVitest('unit tests', unitProjects)), missingPackage(error)];
  }
  const tested = await withDatabases(databases, async (env) => {
    const projects: Project[] = [...unitProjects, 'site', 'embedded', 'postgres', 'backend'];
    return [
      ...(await runVitest('unit tests, built site and backend', projects, env)),
      ...(await runJourneys(['--project=journeys', ...journeys], browser, env)),
    ];
  });
  return [...failures, ...tested];
}

/** `npm run test:more`: other browsers, and what proves itself by repetition or waiting. */
export async function runMore(): Promise<Failure[]> {
  // In sequence, as for `npm test`.
  const browser = ensureBackendTools().then(ensureChromium);
  try {
    await browser;
    await ensureEngines();
  } catch (error) {
    return [missingPackage(error)];
  }
  await ensureBuild();
  return withDatabases(prepareDatabases(), async (env) => [
    ...(await runVitest('journeys in Firefox and WebKit', ['engines'], env)),
    ...(await runJourneys(['--project=long'], browser, env)),
    ...(await runVitest('the whole contract on both databases', ['embedded', 'postgres'], {
      ...env,
      CONTRACT: 'all',
    })),
    ...(await runVitest('long tests', ['long'], env)),
  ]);
}

/** `npm run test:rebrand`: a copy of the project becomes another company. */
export const runRebrand = () =>
  runStep({ name: 'rebranded copies', command: 'node', args: ['scripts/test-rebrand.ts'] }, 'show');

async function ensureBackendTools(): Promise<void> {
  for (const ensure of [ensurePostgres, ensureGnuPg, ensureClamd, ensureDovecot]) await ensure();
}

/** With a database cluster, and with a folder for the times of each test. */
async function withDatabases(
  databases: ReturnType<typeof prepareDatabases>,
  work: (env: NodeJS.ProcessEnv) => Promise<Failure[]>,
): Promise<Failure[]> {
  const { env, remove } = await databases;
  const times = await timesFolder();
  try {
    const failures = await work({ ...env, TEST_TIMES: times.dir });
    await printTimes(times.dir);
    return failures;
  } finally {
    await times.remove();
    await remove();
  }
}

async function runJourneys(
  args: string[],
  browser: Promise<string>,
  env: NodeJS.ProcessEnv,
): Promise<Failure[]> {
  try {
    const CHROMIUM_PATH = await browser;
    return await runStep(
      {
        name: 'journeys in a browser',
        command: 'playwright',
        args: ['test', ...args],
        env: { ...env, CHROMIUM_PATH },
      },
      'show',
    );
  } catch (error) {
    return [missingPackage(error)];
  }
}

function missingPackage(error: unknown): Failure {
  return { name: 'system packages', text: error instanceof Error ? error.message : String(error) };
}

/** Repeats the output of failed steps at the end of the log, and sets the exit code. */
export async function report(run: () => Promise<Failure[]>): Promise<void> {
  try {
    const failures = await run();
    for (const { text } of failures) console.log(text);
    if (failures.length === 0) return console.log('Everything passed.');
    console.error(`Failed: ${failures.map(({ name }) => name).join(', ')}`);
  } catch (error) {
    // Such as a build that fails.
    console.error(describeError(error));
  }
  process.exitCode = 1;
}
