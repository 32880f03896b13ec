import { runChecks } from './support/checks.ts';

const failures = await runChecks();
if (failures.length > 0) {
  console.log(`Failed: ${failures.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
