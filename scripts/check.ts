import { checkSources, runVitest, unitProjects } from './support/checks.ts';

const failures = [...(await checkSources()), ...(await runVitest('unit tests', unitProjects))];
if (failures.length > 0) {
  console.log(`Failed: ${failures.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
