import { execFileSync } from 'node:child_process';
import { cp, mkdir, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { postRow } from '../support/clients.ts';
import { sampleContact } from '../support/samples.ts';
import { folderForTest } from '../support/test-folder.ts';
import { seededDataDir, serverFor } from './fixtures.ts';

/** Mounts a disk that becomes read-only at its first error. Undefined where this user may not mount. */
async function mountDisk() {
  const dir = await folderForTest();
  const [image, disk] = [path.join(dir, 'image'), path.join(dir, 'disk')];
  await writeFile(image, '');
  await truncate(image, 300 * 1024 * 1024);
  await mkdir(disk);
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { encoding: 'utf8', stdio: 'pipe' });
  try {
    run('mkfs.ext4', ['-q', image]);
    run('mount', ['-o', 'loop,errors=remount-ro', image, disk]);
  } catch {
    return undefined;
  }
  onTestFinished(() => void run('umount', ['--lazy', disk]));
  const device = path.basename(run('findmnt', ['--noheadings', '--output', 'SOURCE', disk]).trim());
  return { disk, fail: () => writeFile(`/sys/fs/ext4/${device}/trigger_fs_error`, '1') };
}

it('a disk that becomes read-only ends the server with a sentence', async ({ skip }) => {
  const mounted = await mountDisk();
  if (!mounted) return skip('This user may not mount a disk.');
  const dataDir = path.join(mounted.disk, 'data');
  await cp(await seededDataDir(), dataDir, { recursive: true });
  const server = await serverFor({ dataDir, env: { DISK_FLOOR_MB: '1' } });
  expect((await postRow(server, 'contacts', sampleContact())).status).toBe(201);
  await mounted.fail();
  const answer = await postRow(server, 'contacts', sampleContact()).catch(() => undefined);
  expect(answer?.status).not.toBe(201);
  await expect.poll(server.output).toContain('The disk is read-only: ');
  expect(await server.stop()).toBe(1);
});
