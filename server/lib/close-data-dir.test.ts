import { chmodSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { folderForTest } from '../../tests/support/test-folder.ts';
import { closeDataDir } from './close-data-dir.ts';
import { StartError } from './start-error.ts';

let root: string;
let dataDir: string;
const modeOf = (name: string) => (statSync(path.join(dataDir, name)).mode & 0o777).toString(8);
/** `mkdir` and `writeFile` obey the umask, `chmod` does not. */
const make = (name: string, mode: number, content?: string) => {
  const file = path.join(dataDir, name);
  if (content === undefined) mkdirSync(file, { recursive: true });
  else writeFileSync(file, content);
  chmodSync(file, mode);
};

beforeEach(async () => {
  root = await folderForTest();
  dataDir = path.join(root, 'data');
  make('', 0o755);
});

test('a folder that was made by hand is closed, and so is everything in it', () => {
  make('db', 0o755);
  make('db/base', 0o775);
  make('db/base/1', 0o666, 'rows');
  make('lock', 0o644, '');
  make('retired', 0o750);
  make('retired/sealing-private.asc', 0o640, 'key');
  closeDataDir(dataDir);
  expect(['', 'db', 'db/base', 'retired'].map(modeOf)).toEqual(Array(4).fill('700'));
  expect(['db/base/1', 'lock', 'retired/sealing-private.asc'].map(modeOf)).toEqual(Array(3).fill('600'));
});

test('what is closed already is not changed', () => {
  make('', 0o700);
  make('keys', 0o700);
  make('keys/staff-secret', 0o400, 'secret');
  const changed: string[] = [];
  closeDataDir(dataDir, (file) => changed.push(file));
  expect(changed).toEqual([]);
});

test('files on another disk behind a link are closed, and other links are not followed', () => {
  const disk = path.join(root, 'disk');
  mkdirSync(disk);
  writeFileSync(path.join(disk, 'license'), 'picture');
  const elsewhere = path.join(root, 'elsewhere');
  writeFileSync(elsewhere, 'of another program');
  for (const file of [disk, path.join(disk, 'license'), elsewhere]) chmodSync(file, 0o755);
  symlinkSync(disk, path.join(dataDir, 'files'));
  symlinkSync(elsewhere, path.join(dataDir, 'note'));
  closeDataDir(dataDir);
  expect(['files', 'files/license', 'note'].map(modeOf)).toEqual(['700', '700', '755']);
});

test('a folder of other programs is refused and stays as it is', () => {
  make('photos', 0o755);
  expect(() => closeDataDir(dataDir)).toThrow(/holds other files, such as "photos"\. Set DATA_DIR to a new/);
  expect([modeOf(''), modeOf('photos')]).toEqual(['755', '755']);
});

test('an empty disk can be used', () => {
  make('lost+found', 0o700);
  make('.snapshots', 0o700);
  closeDataDir(dataDir);
  expect(modeOf('')).toBe('700');
});

describe('the start is refused with a sentence', () => {
  const refused = () => {
    throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
  };

  test('if the folder belongs to another user', () => {
    expect(() => closeDataDir(dataDir, refused)).toThrow(
      new StartError(
        `Other users of this machine can read ${dataDir}, and this user cannot change that. Make this user the owner of the data folder, or set DATA_DIR to a new folder.`,
      ),
    );
  });

  test('if one file in it belongs to another user', () => {
    make('', 0o700);
    make('keys', 0o700);
    make('keys/staff-secret', 0o644, 'secret');
    expect(() => closeDataDir(dataDir, refused)).toThrow(/can read \S+staff-secret, and this user cannot/);
  });

  test('if its disk stores no permissions', () => {
    expect(() => closeDataDir(dataDir, () => {})).toThrow(
      /because its disk stores no permissions\. Set DATA_DIR/,
    );
  });
});

test('a file that another instance deletes meanwhile does not stop the start', () => {
  make('', 0o700);
  make('files', 0o700);
  make('files/draft', 0o644, 'upload');
  closeDataDir(dataDir, (file) => {
    rmSync(file);
    throw Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
  });
  expect(modeOf('files')).toBe('700');
});
