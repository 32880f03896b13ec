import { report, runTests } from './support/run-tests.ts';

await report(() => runTests(process.argv.slice(2)));
