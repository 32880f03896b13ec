import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { edits, removed } from './edits.ts';

const overlay = 'tests/rebrand/overlay';

/** Copies the tracked files of the project into a folder and makes another company of them. */
export async function copyProject(folder: string): Promise<void> {
  for (const file of listFiles()) {
    if (file.startsWith(`${overlay}/`) || removed.some((start) => file.startsWith(start))) continue;
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await cp(file, path.join(folder, file));
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await cp(overlay, folder, { recursive: true });
  for (const { file, from, to } of edits) await edit(path.join(folder, file), from, to);
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

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from))
    throw new Error(`${file} no longer contains ${JSON.stringify(from)}: see tests/rebrand/edits.ts.`);
  await writeFile(file, text.replaceAll(from, to));
}

export const removeCopy = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 });
