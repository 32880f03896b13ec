import { report, runMore } from './support/run-tests.ts';

await report(runMore);
