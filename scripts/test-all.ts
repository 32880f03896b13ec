import { runStep } from './support/checks.ts';
import { report, runTests } from './support/run-tests.ts';

await report(async () => [
  ...(await runTests({ long: true, journeys: [] })),
  ...(await runStep(
    { name: 'a rebranded copy', command: 'node', args: ['scripts/test-rebrand.ts'] },
    'show',
  )),
]);
