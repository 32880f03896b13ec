import { createReadStream } from 'node:fs';
import { lstat, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { day } from '../dates.ts';
import { parseJson } from '../parse-json.ts';
import { isCode, Problem, toFileProblem } from '../problem.ts';
import { replaceFileAtomically } from '../write-atomically.ts';
import { type Measured, measureAll } from './measure.ts';

/** The list of the backups that were written to a folder and read back. Rotation deletes nothing else. */
const listName = 'backups.jsonl';

const shape = z.object({
  name: z.string().regex(/^backup-\d{8}T\d{6}Z\.tar(\.pgp)?$/),
  madeAt: z.iso.datetime(),
  bytes: z.int(),
  sha256: z.string(),
});
type Listed = z.infer<typeof shape>;

export type Keep = { count: number } | { milliseconds: number };

/** Reads `7` (backups) or `30d` (days). */
export function parseKeep(text: string): Keep {
  const [, number, unit] = /^([1-9]\d{0,3})(d?)$/.exec(text) ?? [];
  if (number === undefined)
    throw new Problem(
      `--keep takes a number of backups like 7, or of days like 30d, not "${text}".`,
      'usage',
    );
  return unit ? { milliseconds: Number(number) * day } : { count: Number(number) };
}

/** For example `backup-20261116T031500Z.tar.pgp`. */
export function nameBackup(now: Date, isEncrypted: boolean): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return `backup-${time}.tar${isEncrypted ? '.pgp' : ''}`;
}

/** Reads a new backup from the disk again, and lists it if it has the bytes that were written. */
export async function listBackup(file: string, written: Measured, madeAt: string): Promise<void> {
  const found = await measureAll(createReadStream(file));
  if (found.sha256 !== written.sha256)
    throw new Problem(`${file} is not what was written: the disk may be broken. No old backup was deleted.`);
  const folder = path.dirname(file);
  await writeList(folder, [...(await readList(folder)), { name: path.basename(file), madeAt, ...written }]);
}

/**
 * Deletes listed backups that are over the limit, but never the newest, and none that was changed since. Returns the names of
 * both.
 */
export async function rotate(folder: string, keep: Keep, now: Date) {
  const listed = (await readList(folder)).sort((a, b) => b.madeAt.localeCompare(a.madeAt));
  const expired = listed.filter(
    ({ madeAt }, at) =>
      at > 0 && ('count' in keep ? at >= keep.count : now.getTime() - Date.parse(madeAt) > keep.milliseconds),
  );
  const deleted: string[] = [];
  const changed: string[] = [];
  const gone = new Set<Listed>();
  for (const backup of expired) {
    const file = path.join(folder, backup.name);
    const state = await readState(file, backup);
    if (state === 'changed') changed.push(backup.name);
    else gone.add(backup);
    if (state !== 'same') continue;
    await unlink(file);
    deleted.push(backup.name);
  }
  await writeList(folder, listed.filter((backup) => !gone.has(backup)).reverse());
  return { deleted, changed };
}

async function readState(file: string, { bytes, sha256 }: Listed): Promise<'same' | 'changed' | 'absent'> {
  try {
    const found = await lstat(file);
    if (!found.isFile() || found.size !== bytes) return 'changed';
    return (await measureAll(createReadStream(file))).sha256 === sha256 ? 'same' : 'changed';
  } catch (error) {
    if (isCode(error, 'ENOENT')) return 'absent';
    throw toFileProblem(error, file);
  }
}

async function readList(folder: string): Promise<Listed[]> {
  const file = path.join(folder, listName);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return '';
    throw toFileProblem(error, file);
  });
  const lines = text.split('\n').filter(Boolean);
  const { success, data } = z.array(shape).safeParse(lines.map(parseJson));
  if (success) return data;
  throw new Problem(
    `${file} cannot be read, so no old backup was deleted. Move it away, and a new list is begun.`,
  );
}

async function writeList(folder: string, listed: Listed[]): Promise<void> {
  const text = listed.map((backup) => `${JSON.stringify(backup)}\n`).join('');
  await replaceFileAtomically(path.join(folder, listName), (file) => file.writeFile(text));
}
