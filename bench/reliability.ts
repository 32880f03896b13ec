import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { run as runCommand } from '../scripts/support/run.ts';
import type { Outcome } from '../tests/reliability/scenarios/scenario.ts';
import { scenarios } from '../tests/reliability/scenarios/scenarios.ts';
import { makeTempFolder } from '../tests/support/temp-folder.ts';
import type { RunBench } from './support/result.ts';

const testFile = 'tests/reliability/scenarios.long.ts';

/** `--only kills`. Runs the scenarios of the tests in their full size. */
export const run: RunBench = async ({ only }) => {
  if (only && !(only in scenarios))
    throw new Error(`There is no scenario "${only}". Scenarios: ${Object.keys(scenarios).join(', ')}.`);
  const folder = await makeTempFolder('bench-reliability');
  const file = path.join(folder.dir, 'figures');
  const args = only ? ['--testNamePattern', `^${only}:`] : [];
  try {
    const { code } = await runCommand({
      command: 'vitest',
      args: ['run', '--project', 'long', testFile, ...args],
      env: { SCENARIO_SIZE: 'full', SCENARIO_FIGURES: file },
    });
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
    return { tables: lines.map(toTable), missed: code === 0 ? [] : ['A promise is broken.'] };
  } finally {
    await folder.remove();
  }
};

function toTable(line: string) {
  const { guarantee, figures } = JSON.parse(line) as Pick<Outcome, 'figures'> & { guarantee: string };
  return { title: guarantee, columns: ['', 'Measured'], rows: Object.entries(figures) };
}
