import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Lists files outside the server's own folders that a path traversal might create or change. */
export async function snapshotOutside(dataDir: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const own = [path.join(dataDir, 'db'), path.join(dataDir, 'files')];
  await look(path.dirname(dataDir), seen, own);
  for (const folder of ['server', 'domain', 'office', 'company', 'supabase', 'app', 'public', 'cli'])
    await look(path.resolve(folder), seen, []);
  for (const target of traversalTargets) seen.set(target, await describeFile(target));
  return seen;
}

/** What hostile-bytes.ts asks for. Not whole folders: other programs write to /etc as well. */
const traversalTargets = ['/absolute', '/double', '/etc/passwd', '/keys', path.resolve('keys')];

async function describeFile(file: string): Promise<string> {
  const found = await lstat(file).catch(() => undefined);
  return found ? `${found.size} ${found.mtimeMs}` : 'missing';
}

/** Names the files created, deleted or changed between two snapshots. */
export function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

/** Lists stored files whose names the server did not generate. */
export async function strangeFiles(dataDir: string): Promise<string[]> {
  const files = path.join(dataDir, 'files');
  const entries = await readdir(files, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(files, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/^(resumes|employment-documents|claim-photos)\/[0-9a-f-]{36}$|^database$/.test(name));
}

async function look(dir: string, seen: Map<string, string>, leaveOut: string[]) {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const place = path.join(dir, entry.name);
    if (leaveOut.includes(place)) continue;
    if (entry.isDirectory()) await look(place, seen, leaveOut);
    const { size, mtimeMs } = await lstat(place);
    seen.set(place, entry.isDirectory() ? 'a folder' : `${size} ${mtimeMs}`);
  }
}
