import { report, runMore, runRebrand, runTests } from './support/run-tests.ts';

await report(async () => [...(await runTests([])), ...(await runMore()), ...(await runRebrand())]);
