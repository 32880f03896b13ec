import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkFileSystem } from './file-system.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'file-system-'));
  mkdirSync(path.join(dataDir, 'db'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const check = (type: number, platform: NodeJS.Platform = 'linux') =>
  checkFileSystem(dataDir, async () => type, platform);

test.each([
  ['ext4', 0xef53],
  ['XFS', 0x58465342],
])('the embedded database is safe on %s', async (name, type) => {
  expect(await check(type)).toMatchObject([
    { id: 'keys:file-system', state: 'good', line: expect.stringContaining(name) },
  ]);
});

test.each([
  ['Btrfs', 0x9123683e],
  ['ZFS', 0x2fc12fc1],
  ['NFS', 0x6969],
  ['FUSE', 0x65735546],
  ['of type 0xabc', 0xabc],
])(
  'a file system (%s) that is not known to keep names is reported with PostgreSQL as the way out',
  async (name, type) => {
    expect(await check(type)).toMatchObject([
      {
        state: 'settle',
        line: expect.stringContaining(`(${name})`),
        next: expect.stringContaining('Use PostgreSQL'),
      },
    ]);
  },
);

test.each([
  ['tmpfs', 0x01021994],
  ['overlay', 0x794c7630],
])('a temporary file system (%s) is reported', async (name, type) => {
  expect(await check(type)).toMatchObject([
    { state: 'settle', line: expect.stringContaining(`(${name})`), next: expect.stringContaining('volume') },
  ]);
});

test('systems other than Linux are reported', async () => {
  expect(await check(0xef53, 'darwin')).toMatchObject([
    { state: 'settle', line: expect.stringContaining('(darwin)') },
  ]);
});

test('without an embedded database there is nothing to check', async () => {
  expect(await checkFileSystem(path.join(dataDir, 'elsewhere'))).toEqual([]);
});

test.runIf(existsSync('/dev/shm'))('the numbers are those that the system reports', async () => {
  expect((await statfs('/dev/shm')).type).toBe(0x01021994);
});
