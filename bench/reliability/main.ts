import { parseArgs } from 'node:util';
import { documents } from './documents.ts';
import { faults } from './faults/faults.ts';
import { hostileInput } from './hostile-input.ts';
import { kills } from './kills.ts';
import { load } from './load.ts';
import { mailKills } from './mail-kills.ts';
import { powerCuts } from './power-cuts.ts';
import { printResult, writeResult } from './report.ts';
import { resends } from './resends.ts';
import type { Scenario } from './scenario.ts';
import { cleanUp } from './scratch.ts';
import { slowClients } from './slow-clients.ts';
import { uploads } from './uploads.ts';

const scenarios: Record<string, Scenario> = {
  kills,
  'mail-kills': mailKills,
  'power-cuts': powerCuts,
  faults,
  resends,
  load,
  uploads,
  'slow-clients': slowClients,
  'hostile-input': hostileInput,
  documents,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !(name in scenarios));
if (unknown.length > 0) {
  console.error(`There is no scenario "${unknown[0]}". Scenarios: ${Object.keys(scenarios).join(', ')}.`);
  process.exit(1);
}

for (const [name, { guarantee, run }] of Object.entries(scenarios)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const started = performance.now();
  const outcome = await run(values.quick ? 'quick' : 'full')
    .catch((error: Error) => ({ figures: {}, failures: [`The scenario ended early: ${error.message}`] }))
    .finally(cleanUp);
  const seconds = Math.round((performance.now() - started) / 1000);
  const result = { guarantee, seconds, ...outcome };
  printResult(name, result);
  // A quick run only tests the scenarios themselves.
  if (!values.quick) await writeResult(name, result);
  if (outcome.failures.length > 0) process.exitCode = 1;
}
