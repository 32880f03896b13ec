import { checkSources, runVitest } from './support/checks.ts';

const failures = [...(await checkSources()), ...(await runVitest('unit tests', ['unit', 'words-*']))];
if (failures.length > 0) {
  console.log(`Failed: ${failures.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
