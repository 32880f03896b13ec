import { type Command, run } from './run.ts';

/** Checks that need no browser, quickest first. */
const checks: Command[] = [
  { name: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings'] },
  { name: 'types', command: 'tsc', args: [] },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'unit tests', command: 'vitest', args: ['run'] },
];

export type Failure = { name: string; text: string };

const backend = ['run', '--config', 'vitest.contract.config.ts'];

/** One after the other: two at once, beside the journeys, leave each test too little of a machine with two cores. */
const backendTests: Command[] = [
  {
    name: 'contract',
    command: 'vitest',
    args: [...backend, '--project', 'embedded', '--project', 'postgres'],
  },
  { name: "staff's API", command: 'vitest', args: [...backend, '--project', 'staff'] },
  {
    name: 'command line, preflight and permissions',
    command: 'vitest',
    args: [...backend, '--project', 'cli'],
  },
  { name: 'reliability', command: 'vitest', args: [...backend, '--project', 'reliability'] },
];

/** Runs every check, also after one has failed. */
export async function runChecks(): Promise<Failure[]> {
  // The type check and knip need the route types.
  await run({ command: 'react-router', args: ['typegen'] }, 'capture');
  return runSteps(checks);
}

export async function runBackendTests(env: NodeJS.ProcessEnv): Promise<Failure[]> {
  return runSteps(backendTests.map((step) => ({ ...step, env })));
}

async function runSteps(steps: Command[]): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const step of steps) {
    const failure = await runStep(step);
    if (failure) failures.push(failure);
  }
  return failures;
}

/** Shows a step's output only when it fails. Resolves to undefined when it has passed. */
export async function runStep(
  step: Command,
  output: 'show' | 'capture' = 'capture',
): Promise<Failure | undefined> {
  const started = performance.now();
  const { code, text } = await run(step, output);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  if (code === 0) return undefined;
  console.log(text);
  return { name: step.name, text };
}
