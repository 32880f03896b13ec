import { it } from 'vitest';
import { runScenario } from './run-scenario.ts';
import { hostileInput } from './scenarios/hostile-input.ts';
import { scenarios } from './scenarios/scenarios.ts';

const timeout = 300_000;

// Power cuts and memory are read from /proc.
const test = it.runIf(process.platform === 'linux');
for (const scenario of Object.values(scenarios))
  test(scenario.guarantee, () => runScenario(scenario, 'long'), timeout);

it(`${hostileInput.guarantee}, on PostgreSQL`, () => runScenario(hostileInput, 'long', 'postgres'), timeout);
