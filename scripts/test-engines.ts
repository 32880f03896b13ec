import { ensureBuild } from './support/checks.ts';
import { report, runEngines } from './support/run-tests.ts';

await report(async () => {
  await ensureBuild();
  return runEngines();
});
