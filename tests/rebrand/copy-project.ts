import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** In this order: each is made of the one before, as on a clone that already is another company's. The first is made of the project. */
export const companies = ['bluefin', 'camas-prairie'] as const;
export type CompanyName = (typeof companies)[number];

const lists = [
  'company/content/en/services/!(overview|card).ts',
  'company/content/en/contact-topics/quote',
  'company/content/en/jobs',
  'company/content/en/{blog,guides}/*.mdx',
  'company/content/maps',
];
/** A company with one language. */
const otherLanguages = ['company/content/es', 'public/documents/es'];
/** What a company deletes before it writes its own, as patterns. */
const deleted: Record<CompanyName, readonly string[]> = {
  bluefin: [...lists, ...otherLanguages],
  'camas-prairie': [
    ...lists,
    'company/content/en/claims/forms',
    'company/content/en/glossary',
    'company/states/washington.ts',
    'company/content/benefits.ts',
    'company/content/en/legal/forms-that-send-nothing.ts',
    'company/pictures',
    'art/guide-cover.jpg',
  ],
};

/** Copies the project into a folder. With a name, makes another company of it. */
export async function copyProject(folder: string, company?: CompanyName): Promise<void> {
  for (const file of listFiles()) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await cp(file, path.join(folder, file));
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const name of companies.slice(0, company ? companies.indexOf(company) + 1 : 0)) {
    const gone = globSync([...deleted[name], ...calculatorsOf(folder)], { cwd: folder });
    for (const file of gone) await rm(path.join(folder, file), { recursive: true, force: true });
    await cp(`tests/rebrand/companies/${name}`, folder, { recursive: true });
  }
}

/** The words, forms and arithmetic of every calculator. Neither company has one. */
function calculatorsOf(folder: string): string[] {
  return globSync('company/content/en/calculators/!(common).ts', { cwd: folder }).map(
    (file) =>
      `{company/content,company/content/en,app/tools,tests/e2e}/calculators/${path.basename(file, '.ts')}*`,
  );
}

/** Files of the index, and new ones that git does not ignore. */
function listFiles(): string[] {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The project is copied with git, which failed: ${stderr}`);
  const gone = new Set(
    spawnSync('git', ['ls-files', '-z', '--deleted'], { encoding: 'utf8' }).stdout.split('\0'),
  );
  return stdout.split('\0').filter((file) => file && !gone.has(file));
}

export const removeCopy = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 });
