import { prepareDatabases } from '../../tests/support/databases.ts';
import { printSlowest, timesFolder } from '../../tests/support/times/slowest.ts';
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
import type { Command } from './run.ts';

type Options = {
  /** Also what proves itself by repetition or waiting. */
  long: boolean;
  /** Arguments for Playwright, such as the files to run. */
  journeys: string[];
};

/**
 * Runs the checks and tests one after the other, and each with as many workers as there are cores: side by side they would only
 * wait for one another, some longer than their time limit.
 */
export async function runTests({ long, journeys }: Options): Promise<Failure[]> {
  // In sequence, because apt installs one package at a time.
  const backendTools = ensurePostgres().then(ensureGnuPg).then(ensureClamd).then(ensureDovecot);
  const browser = backendTools.catch(() => {}).then(ensureChromium);
  const engines = long ? browser.catch(() => {}).then(ensureEngines) : undefined;
  // Awaited later. Until then a rejection must not end the process.
  for (const installed of [browser, engines]) installed?.catch(() => {});

  // The build uses one core.
  const [failures] = await Promise.all([checkSources(), ensureBuild()]);
  try {
    await backendTools;
  } catch (error) {
    return [...failures, ...(await runVitest('unit tests', unitProjects)), missingPackage(error)];
  }
  const { env: databases, remove } = await prepareDatabases();
  const times = await timesFolder();
  const env = { ...databases, TEST_TIMES: times.dir };
  try {
    const projects: Project[] = [...unitProjects, 'site', 'embedded', 'postgres', 'backend'];
    failures.push(...(await runVitest('unit tests, built site and backend', projects, env)));
    failures.push(...(await runJourneys(['--project=journeys', ...journeys], browser, env)));
    if (long) failures.push(...(await runJourneys(['--project=long'], browser, env)));
    if (engines) failures.push(...(await runEngines(engines, env)), ...(await runLongTests(env)));
    await printSlowest(times.dir);
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
    const journeys: Command = {
      name: 'journeys in a browser',
      command: 'playwright',
      args: ['test', ...args],
      env: { ...env, CHROMIUM_PATH: await browser },
    };
    return await runStep(journeys, 'show');
  } catch (error) {
    return [missingPackage(error)];
  }
}

/** Runs the journeys in Firefox and WebKit, once both are installed. */
export async function runEngines(
  installed: Promise<void> = ensureEngines(),
  env: NodeJS.ProcessEnv = {},
): Promise<Failure[]> {
  try {
    await installed;
    return await runVitest('journeys in Firefox and WebKit', ['engines'], env);
  } catch (error) {
    return [missingPackage(error)];
  }
}

async function runLongTests(env: NodeJS.ProcessEnv): Promise<Failure[]> {
  const contract = { ...env, CONTRACT: 'all' };
  return [
    ...(await runVitest('the whole contract on both databases', ['embedded', 'postgres'], contract)),
    ...(await runVitest('long tests', ['long'], env)),
  ];
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
