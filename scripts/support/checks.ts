import { site } from '../../company/site.ts';
import { isCurrent } from '../build/fingerprint.ts';
import { type Command, run } from './run.ts';

export type Failure = { name: string; text: string };

/** By default the compiler uses more checkers than there are cores, and each repeats half of the work. */
const oneChecker = ['--checkers', '1'];

/** Checks of the sources, in two lists of about the same length. */
const sourceChecks: Command[][] = [
  [{ name: 'types', command: 'tsc', args: oneChecker }],
  [
    { name: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings'] },
    { name: 'who imports whom', command: 'node', args: ['scripts/check-rooms.ts'] },
    { name: 'words read beside English', command: 'node', args: ['scripts/words-read.ts'] },
    { name: 'dead code', command: 'knip', args: [] },
    // The words of each other language have the types of the English ones.
    ...site.languages.slice(1).map(
      (code): Command => ({
        name: `types of ${code}`,
        command: 'tsc',
        args: [...oneChecker, '-p', 'tsconfig.words.json', '--customConditions', code],
      }),
    ),
  ],
];

/** Runs every check of the sources, also after one has failed. */
export async function checkSources(): Promise<Failure[]> {
  // The type check and knip need the route types.
  await run({ command: 'react-router', args: ['typegen'] }, 'capture');
  const failures: Failure[] = [];
  const runAll = async (checks: Command[]) => {
    for (const check of checks) failures.push(...(await runStep(check)));
  };
  await Promise.all(sourceChecks.map(runAll));
  return failures;
}

/** Builds the site unless its sources are those of the last build. */
export async function ensureBuild(): Promise<void> {
  if (isCurrent()) return;
  const started = performance.now();
  await (await import('../build/build-site.ts')).buildSite();
  console.log(`✓ build (${secondsSince(started)} s)`);
}

export type Project = 'unit' | 'words-*' | 'site' | 'embedded' | 'postgres' | 'backend' | 'long' | 'engines';

/** Unit tests, and the words of the other languages, if there are any. */
export const unitProjects: Project[] = ['unit', ...(site.languages.length > 1 ? (['words-*'] as const) : [])];

/** Runs the Vitest tests of some projects. */
export function runVitest(
  name: string,
  projects: Project[],
  env: NodeJS.ProcessEnv = {},
): Promise<Failure[]> {
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  return runStep({ name, command: 'vitest', args, env });
}

/** Shows a step's output only when it fails. Resolves to its failure, if any. */
export async function runStep(step: Command, output: 'show' | 'capture' = 'capture'): Promise<Failure[]> {
  const started = performance.now();
  const { code, text } = await run(step, output);
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${secondsSince(started)} s)`);
  if (code === 0) return [];
  console.log(text);
  return [{ name: step.name, text }];
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}
