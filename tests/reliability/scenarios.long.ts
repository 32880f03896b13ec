import { it } from 'vitest';
import { runScenario } from './run-scenario.ts';
import { hostileInput } from './scenarios/hostile-input.ts';
import { scenarios } from './scenarios/scenarios.ts';

// `npm run bench -- reliability` asks for the full size.
const size = process.env.SCENARIO_SIZE === 'full' ? 'full' : 'long';
const timeout = { long: 300_000, full: 3_600_000 }[size];

// Power cuts and memory are read from /proc.
const test = it.runIf(process.platform === 'linux');
for (const [name, scenario] of Object.entries(scenarios))
  test(`${name}: ${scenario.guarantee}`, () => runScenario(scenario, size), timeout);

it(
  `hostile-input: ${hostileInput.guarantee}, on PostgreSQL`,
  () => runScenario(hostileInput, size, 'postgres'),
  timeout,
);
