import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { type CompanyName, companies, copyProject, removeCopy } from '../tests/rebrand/copy-project.ts';
import { findRoom, runId } from '../tests/support/temp-folder.ts';
import { ensureChromium } from './install/find-chromium.ts';
import { runStep } from './support/checks.ts';
import type { Command } from './support/run.ts';

/** What an owner does after a rebrand, in this order, then a visit. The first failure ends the run. */
const steps: (Command & { output?: 'show'; only?: CompanyName })[] = [
  { name: 'pictures', command: 'node', args: ['scripts/pictures.ts'] },
  { name: 'icons', command: 'node', args: ['scripts/icons.ts'] },
  { name: 'documents', command: 'node', args: ['documents/main.ts'] },
  // The first company keeps pictures and legal pages.
  {
    name: 'nothing is left of the demonstration',
    command: 'node',
    args: ['cli/main.ts', 'rebrand', '--check'],
    only: 'camas-prairie',
  },
  { name: 'npm test', command: 'node', args: ['scripts/test.ts'], output: 'show' },
  {
    name: 'preflight and a visit in a browser',
    command: 'playwright',
    args: ['test', '--config', 'tests/rebrand/playwright.config.ts'],
  },
];

const keep = process.argv.includes('--keep');
// With the id of this run, the next run removes what a killed one left.
const prefix = keep ? 'harborlight-rebrand-' : `harborlight-rebrand-${runId()}-`;
const chosen = companies.filter((name) => process.argv.includes(name));
const project = process.cwd();
const chromium = await ensureChromium();
for (const company of chosen.length > 0 ? chosen : companies) await tryCompany(company);

async function tryCompany(company: CompanyName): Promise<void> {
  console.log(`The company ${company}:`);
  const dir = await mkdtemp(path.join(findRoom(), prefix));
  try {
    await copyProject(dir, company);
    process.chdir(dir);
    for (const step of steps.filter(({ only = company }) => only === company)) {
      const failures = await runStep({ ...step, env: { CHROMIUM_PATH: chromium } }, step.output);
      if (failures.length === 0) continue;
      process.exitCode = 1;
      break;
    }
  } finally {
    process.chdir(project);
    if (keep) console.log(`The rebranded copy is in ${dir}`);
    else await removeCopy(dir);
  }
}
