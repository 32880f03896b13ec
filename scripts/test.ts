import { report, runTests } from './support/run-tests.ts';

await report(() => runTests({ long: false, journeys: process.argv.slice(2) }));
