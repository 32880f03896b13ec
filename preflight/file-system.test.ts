import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { shareFolder } from '../tests/support/test-folder.ts';
import { checkFileSystem } from './file-system.ts';

const dataDir = shareFolder();
beforeAll(() => mkdir(dataDir('db')));

const move = 'Use PostgreSQL';

test.each([
  ['ext4', 0xef53, 'good', undefined],
  ['XFS', 0x58465342, 'good', undefined],
  ['(Btrfs)', 0x9123683e, 'settle', move],
  ['(ZFS)', 0x2fc12fc1, 'settle', move],
  ['(NFS)', 0x6969, 'settle', move],
  ['(FUSE)', 0x65735546, 'settle', move],
  ['(of type 0xabc)', 0xabc, 'settle', move],
  ['(tmpfs)', 0x01021994, 'settle', 'volume'],
  ['(overlay)', 0x794c7630, 'settle', 'volume'],
  ['(darwin)', 0xef53, 'settle', move],
] as const)('an embedded database on a file system: %s, 0x%x: %s', async (name, type, state, next) => {
  const platform = name === '(darwin)' ? 'darwin' : 'linux';
  const [finding] = await checkFileSystem(dataDir('.'), async () => type, platform);
  expect(finding).toMatchObject({ id: 'keys:file-system', state, line: expect.stringContaining(name) });
  if (next) expect(finding?.next).toContain(next);
});

test('without an embedded database there is nothing to check', async () => {
  expect(await checkFileSystem(dataDir('elsewhere'))).toEqual([]);
});

test.runIf(existsSync('/dev/shm'))('the numbers are those that the system reports', async () => {
  expect((await statfs('/dev/shm')).type).toBe(0x01021994);
});
