import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { folderForTest } from '../../tests/support/test-folder.ts';
import { measureAll } from './measure.ts';
import { listBackup, nameBackup, parseKeep, rotate } from './rotation.ts';

let folder: string;
beforeEach(async () => {
  folder = await folderForTest();
});

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 3, 15));
const now = at(16);

/** Writes and lists a backup of that day of November. */
async function add(day: number): Promise<string> {
  const name = nameBackup(at(day), true);
  const bytes = Buffer.from(`backup of day ${day}`);
  await writeFile(path.join(folder, name), bytes);
  await listBackup(path.join(folder, name), await measureAll([bytes]), at(day).toISOString());
  return name;
}

const backups = async () => (await readdir(folder)).filter((name) => name.endsWith('.pgp')).sort();

test('the newest are kept by number', async () => {
  const names = [await add(13), await add(14), await add(15), await add(16)];
  expect(await rotate(folder, parseKeep('2'), now)).toEqual({
    deleted: [names[1], names[0]],
    changed: [],
  });
  expect(await backups()).toEqual(names.slice(2));
  expect(await rotate(folder, parseKeep('2'), now)).toEqual({ deleted: [], changed: [] });
});

test('they are kept by age, and the newest at any age', async () => {
  const names = [await add(1), await add(8), await add(10)];
  await rotate(folder, parseKeep('7d'), now);
  expect(await backups()).toEqual(names.slice(2));
  await rotate(folder, parseKeep('7d'), at(30));
  expect(await backups()).toEqual(names.slice(2));
});

test('a file that it did not write is never deleted, whatever its name', async () => {
  const foreign = nameBackup(at(1), true);
  await writeFile(path.join(folder, foreign), 'by hand');
  await writeFile(path.join(folder, 'notes.pgp'), 'by hand');
  const names = [await add(2), await add(16)];
  expect((await rotate(folder, parseKeep('1'), now)).deleted).toEqual([names[0]]);
  expect(await backups()).toEqual([foreign, names[1], 'notes.pgp']);
});

test('a file that was changed, or is something else now, is named and left', async () => {
  const names = [await add(12), await add(13), await add(14), await add(16)];
  const [changed = '', folderNow = '', link = ''] = names.map((name) => path.join(folder, name));
  await writeFile(changed, 'backup of day 99');
  await rm(folderNow);
  await mkdir(folderNow);
  await rm(link);
  await symlink('/etc/hostname', link);
  expect(await rotate(folder, parseKeep('1'), now)).toEqual({
    deleted: [],
    changed: [names[2], names[1], names[0]],
  });
  expect(await backups()).toEqual(names);
});

test('a backup that was moved away is forgotten', async () => {
  const names = [await add(12), await add(16)];
  await rm(path.join(folder, names[0] ?? ''));
  expect(await rotate(folder, parseKeep('1'), now)).toEqual({ deleted: [], changed: [] });
  expect(await readFile(path.join(folder, 'backups.jsonl'), 'utf8')).not.toContain(names[0]);
});

describe('nothing is deleted', () => {
  test('if the new backup is not what was written', async () => {
    const name = await add(15);
    const target = path.join(folder, nameBackup(at(16), true));
    await writeFile(target, 'half of it');
    const written = await measureAll([Buffer.from('half of it and the rest')]);
    await expect(listBackup(target, written, at(16).toISOString())).rejects.toThrow('not what was written');
    await rotate(folder, parseKeep('1'), now);
    expect(await backups()).toContain(name);
  });

  test('if the list is damaged or names another folder', async () => {
    const names = [await add(14), await add(15)];
    for (const line of [
      '{"name":"',
      '{"name":"../other.tar","madeAt":"2026-11-01T00:00:00Z","bytes":1,"sha256":""}',
    ]) {
      await writeFile(path.join(folder, 'backups.jsonl'), `${line}\n`);
      await expect(rotate(folder, parseKeep('1'), now)).rejects.toThrow('cannot be read');
    }
    expect(await backups()).toEqual(names);
  });
});

test.each(['0', '-1', '7h', '07', 'all', ''])('--keep %j is refused', (text) => {
  expect(() => parseKeep(text)).toThrow('--keep takes a number of backups like 7');
});
