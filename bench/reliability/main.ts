import { parseArgs } from 'node:util';
import { faults } from './faults/faults.ts';
import { hostileInput } from './hostile-input.ts';
import { kills } from './kills.ts';
import { load } from './load.ts';
import type { Part } from './part.ts';
import { powerCuts } from './power-cuts.ts';
import { printResult, writeResult } from './report.ts';
import { resends } from './resends.ts';
import { cleanUp } from './scratch.ts';
import { slowClients } from './slow-clients.ts';
import { uploads } from './uploads.ts';

const parts: Record<string, Part> = {
  kills,
  'power-cuts': powerCuts,
  faults,
  resends,
  load,
  uploads,
  'slow-clients': slowClients,
  'hostile-input': hostileInput,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown[0]}". Choose from: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

for (const [name, { promise, run }] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const started = performance.now();
  const outcome = await run(values.quick ? 'quick' : 'full')
    .catch((error: Error) => ({ figures: {}, broken: [`The part ended early: ${error.message}`] }))
    .finally(cleanUp);
  const seconds = Math.round((performance.now() - started) / 1000);
  const result = { promise, seconds, ...outcome };
  printResult(name, result);
  // A quick run only tries the tools.
  if (!values.quick) await writeResult(name, result);
  if (outcome.broken.length > 0) process.exitCode = 1;
}
