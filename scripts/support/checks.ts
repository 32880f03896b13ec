import { type Command, run } from './run.ts';

/** All that can be checked without a browser, quickest first. */
const checks: Command[] = [
  { name: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings'] },
  { name: 'types', command: 'tsc', args: [] },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'unit tests', command: 'vitest', args: ['run'] },
];

const backend = ['run', '--config', 'vitest.contract.config.ts'];

/**
 * The backend from outside, on both of its homes, and the staff's way in; beside that, what it does when things go wrong
 * around it. Two lanes, because much of the time is spent waiting for servers to start and disks to sync.
 */
const backendLanes: Command[][] = [
  [
    {
      name: 'contract',
      command: 'vitest',
      args: [...backend, '--project', 'embedded', '--project', 'postgres'],
    },
    { name: 'inbox and preflight', command: 'vitest', args: [...backend, '--project', 'inbox'] },
  ],
  [{ name: 'reliability', command: 'vitest', args: [...backend, '--project', 'reliability'] }],
];

/** Runs every check, so that one run names everything that is wrong. Resolves to the names of those that failed. */
export async function runChecks(): Promise<string[]> {
  // The types of the routes are generated from app/routes.ts; the type check and knip both need them.
  await run({ command: 'react-router', args: ['typegen'] }, 'keep');
  return runSteps(checks);
}

export async function runBackendTests(env: NodeJS.ProcessEnv): Promise<string[]> {
  const lanes = backendLanes.map((steps) => steps.map((step) => ({ ...step, env })));
  return (await Promise.all(lanes.map(runSteps))).flat();
}

async function runSteps(steps: Command[]): Promise<string[]> {
  const failed: string[] = [];
  for (const step of steps) if (!(await runStep(step))) failed.push(step.name);
  return failed;
}

/** Shows a step's output only when it fails. */
export async function runStep(step: Command, output: 'show' | 'keep' = 'keep'): Promise<boolean> {
  const started = performance.now();
  const { code, text } = await run(step, output);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  if (code !== 0) console.log(text);
  return code === 0;
}
