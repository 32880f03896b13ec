import { spawnSync } from 'node:child_process';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** In this order: each is made of the one before, as on a clone that already is another company's. The first is made of the project. */
export const companies = ['bluefin', 'camas-prairie'] as const;
export type CompanyName = (typeof companies)[number];

/** What a company lists or draws itself. Nothing of these folders stays. */
const replaced = [
  'app/content/services',
  'app/content/contact-topics/quote',
  'app/content/jobs',
  'app/content/blog',
  'app/content/guides',
  'app/content/maps',
];

/** Copies the project into a folder and makes another company of it. */
export async function copyProject(folder: string, company: CompanyName): Promise<void> {
  for (const file of listFiles()) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await cp(file, path.join(folder, file));
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const name of companies.slice(0, companies.indexOf(company) + 1)) {
    for (const own of replaced) await rm(path.join(folder, own), { recursive: true, force: true });
    await cp(`tests/rebrand/companies/${name}`, folder, { recursive: true });
  }
}

/** Files of the index, and new ones that git does not ignore. */
function listFiles(): string[] {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The project is copied with git, which failed: ${stderr}`);
  const deleted = new Set(
    spawnSync('git', ['ls-files', '-z', '--deleted'], { encoding: 'utf8' }).stdout.split('\0'),
  );
  return stdout.split('\0').filter((file) => file && !deleted.has(file));
}

export const removeCopy = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 });
