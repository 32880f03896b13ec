import { it } from 'vitest';
import { runScenario } from './run-scenario.ts';
import { hostileInput } from './scenarios/hostile-input.ts';
import { kills } from './scenarios/kills.ts';
import { powerCuts } from './scenarios/power-cuts.ts';
import { resends } from './scenarios/resends.ts';
import { slowClients } from './scenarios/slow-clients.ts';
import { uploads } from './scenarios/uploads.ts';

// The others measure, need minutes or mounts. `npm run test:more` runs all of them, for longer.
const short = [kills, powerCuts, resends, uploads, slowClients, hostileInput];

// Power cuts and the memory of uploads are read from /proc.
const test = it.runIf(process.platform === 'linux');
for (const scenario of short) test(scenario.guarantee, () => runScenario(scenario, 'short'));
