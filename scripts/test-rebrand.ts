import { copyFile, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { addField } from '../tests/rebrand/add-field.ts';
import { type CompanyName, companies, copyProject, removeCopy } from '../tests/rebrand/copy-project.ts';
import { findRoom, runId } from '../tests/support/temp-folder.ts';
import { ensureChromium } from './install/find-chromium.ts';
import { runStep } from './support/checks.ts';
import type { Command } from './support/run.ts';

type Step = Command & { output?: 'show'; only?: CompanyName };

/** What an owner does after a rebrand, in this order, then a visit. The first failure ends the run. */
const steps: Step[] = [
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

/** After a field was added to a form. */
const fieldSteps: Step[] = [
  {
    name: 'words read beside English',
    command: 'node',
    args: ['scripts/words-read.ts', 'company/content/es/contact.ts'],
  },
  { name: 'route types', command: 'react-router', args: ['typegen'] },
  { name: 'types', command: 'tsc', args: [] },
  { name: 'unit tests', command: 'vitest', args: ['run', '--project', 'unit'] },
  { name: 'build', command: 'node', args: ['scripts/build.ts'] },
  {
    name: 'permissions, preflight, and what the staff read, mail and export',
    command: 'vitest',
    args: [
      'run',
      '--project',
      'backend',
      'tests/staff/heard-from.staff.ts',
      'tests/permissions/roles',
      'tests/preflight/preflight',
    ],
  },
  {
    name: 'the contract',
    command: 'vitest',
    args: [
      'run',
      '--project',
      'embedded',
      'tests/contract/forms.contract.ts',
      'tests/contract/markup.contract.ts',
    ],
  },
];

const keep = process.argv.includes('--keep');
// With the id of this run, the next run removes what a killed one left.
const prefix = keep ? 'harborlight-rebrand-' : `harborlight-rebrand-${runId()}-`;
const chosen = companies.filter((name) => process.argv.includes(name));
const onlyField = process.argv.includes('field');
const project = process.cwd();
const chromium = await ensureChromium();
if (chosen.length === 0) await tryField();
for (const company of onlyField ? [] : chosen.length > 0 ? chosen : companies) await tryCompany(company);

/** A new field of the contact form. Whatever lists its fields again fails here. */
async function tryField(): Promise<void> {
  console.log('A field is added to the contact form:');
  await tryCopy(undefined, async (dir) => {
    const files = await addField(dir);
    const check = 'heard-from.staff.ts';
    await copyFile(`tests/rebrand/${check}`, path.join(dir, 'tests/staff', check));
    console.log(`  ${files.length} files: ${files.join(', ')}`);
    return fieldSteps;
  });
}

function tryCompany(company: CompanyName): Promise<void> {
  console.log(`The company ${company}:`);
  return tryCopy(company, async () => steps.filter(({ only = company }) => only === company));
}

async function tryCopy(company: CompanyName | undefined, prepare: (dir: string) => Promise<Step[]>) {
  const dir = await mkdtemp(path.join(findRoom(), prefix));
  try {
    await copyProject(dir, company);
    const prepared = await prepare(dir);
    process.chdir(dir);
    for (const step of prepared) {
      const failures = await runStep({ ...step, env: { CHROMIUM_PATH: chromium } }, step.output);
      if (failures.length === 0) continue;
      process.exitCode = 1;
      break;
    }
  } finally {
    process.chdir(project);
    if (keep) console.log(`The copy is in ${dir}`);
    else await removeCopy(dir);
  }
}
