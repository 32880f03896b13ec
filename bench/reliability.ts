import { run as runCommand } from '../scripts/support/run.ts';
import { scenarios } from '../tests/reliability/scenarios/scenarios.ts';
import type { RunBench } from './support/result.ts';

/** `--only kills`. Runs the scenarios of the tests in their full size. They print their figures. */
export const run: RunBench = async ({ only }) => {
  if (only && !(only in scenarios))
    throw new Error(`There is no scenario "${only}". Scenarios: ${Object.keys(scenarios).join(', ')}.`);
  const args = ['run', '--project', 'long', 'tests/reliability/scenarios.long.ts', '--silent=false'];
  const { code } = await runCommand(
    {
      command: 'vitest',
      args: [...args, ...(only ? ['--testNamePattern', `^${only}:`] : [])],
      env: { SCENARIO_SIZE: 'full' },
    },
    'show',
  );
  return { tables: [], missed: code === 0 ? [] : ['A promise is broken.'] };
};
