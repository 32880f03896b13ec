import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Outcome } from '../tests/reliability/scenarios/scenario.ts';
import { scenarios } from '../tests/reliability/scenarios/scenarios.ts';
import { createWorkspace } from '../tests/reliability/scenarios/workspace.ts';
import { makeSeed } from '../tests/support/seed.ts';
import { describeMachine } from './support/machine.ts';
import { toMarkdown } from './support/markdown.ts';

type Result = Outcome & { guarantee: string; seconds: number };

const dir = 'bench/results/reliability';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !(name in scenarios));
if (unknown.length > 0) {
  console.error(`There is no scenario "${unknown[0]}". Scenarios: ${Object.keys(scenarios).join(', ')}.`);
  process.exit(1);
}

const seed = await makeSeed();
process.env.TEST_SEED = seed.dir;
for (const [name, { guarantee, run }] of Object.entries(scenarios)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const started = performance.now();
  const workspace = createWorkspace();
  const outcome = await run(values.quick ? 'long' : 'full', workspace)
    .catch((error: Error) => ({ figures: {}, failures: [`The scenario ended early: ${error.message}`] }))
    .finally(workspace.remove);
  const seconds = Math.round((performance.now() - started) / 1000);
  const result = { guarantee, seconds, ...outcome };
  printResult(name, result);
  // A quick run only tests the scenarios themselves.
  if (!values.quick) await writeResult(name, result);
  if (outcome.failures.length > 0) process.exitCode = 1;
}
await seed.remove();

function printResult(name: string, { guarantee, seconds, figures, failures }: Result): void {
  console.log(`\n${name}: ${guarantee} (${seconds} s)`);
  console.table(figures);
  for (const sentence of failures) console.error(`FAILED: ${sentence}`);
}

async function writeResult(name: string, { guarantee, seconds, figures, failures }: Result): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const table = {
    title: guarantee,
    columns: ['', 'Measured'],
    rows: Object.entries(figures),
    note: `Took ${seconds} s.`,
  };
  await mkdir(dir, { recursive: true });
  const text = toMarkdown({
    title: name,
    date,
    machine: describeMachine(),
    tables: [table],
    missed: failures,
  });
  await writeFile(`${dir}/${name}.md`, text);
}
