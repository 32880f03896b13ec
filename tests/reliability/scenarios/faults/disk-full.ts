import { randomBytes } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { megabyte } from '../../../support/memory.ts';
import { copySeed, seedDir } from '../../../support/seed.ts';
import { type Answer, readAll } from '../requests.ts';
import { createChecks, type Outcome, type Size } from '../scenario.ts';
import type { Workspace } from '../workspace.ts';
import { mountSmallDisk, unmount } from './mount.ts';
import { isClearRefusal, measureRecovery, tryInsert, tryUpload } from './probe.ts';

// In megabytes.
const diskSize = 240;
const diskFloor = 60;
const freeSpace = 12;

/** Fills the disk except for 12 MB, less than the database needs for its log, and then frees it again. */
export async function diskFull(_: Size, { makeFolder, startServer, defer }: Workspace): Promise<Outcome> {
  const disk = path.join(await makeFolder('full', 'disk'), 'disk');
  await mkdir(disk);
  if (!mountSmallDisk(disk, diskSize))
    return { figures: { 'Full disk': 'skipped: this user may not mount' }, failures: [] };
  defer(() => unmount(disk));
  const dataDir = path.join(disk, 'data');
  await copySeed(seedDir(), dataDir);
  const server = await startServer(dataDir, { env: { DISK_FLOOR_MB: String(diskFloor) } });
  const ballast = path.join(disk, 'ballast');
  const { bavail, bsize } = statfsSync(disk);
  await writeFile(ballast, Buffer.alloc(bavail * bsize - freeSpace * megabyte, 1));
  const rows = await untilRefused(() => tryInsert(server, { message: longMessage() }));
  const uploads = await untilRefused(() => tryUpload(server));
  await rm(ballast);
  const uploadRecovery = await measureRecovery(() => tryUpload(server), 200);
  const rowRecovery = await measureRecovery(() => tryInsert(server), 201);

  const stored = rows.filter(({ status }) => status === 201).length;
  const unclear = [...rows, ...uploads].filter((answer) => !isStored(answer) && !isClearRefusal(answer));
  const checks = createChecks();
  checks.expectZero(
    unclear.length,
    `unclear answers on a full disk, first: ${unclear[0]?.status} ${unclear[0]?.text}`,
  );
  checks.expect(
    uploadRecovery !== undefined && rowRecovery !== undefined,
    'The server did not recover after the disk had space again',
  );
  if (rowRecovery !== undefined)
    checks.expectZero(stored - (await readAll(server, 'contacts', 'id')).length + 1, 'rows are missing');
  await server.stop();
  return {
    figures: {
      'Full disk: rows, uploads refused with 503': `${rows.filter(isClearRefusal).length}, ${uploads.filter(isClearRefusal).length}`,
      'Full disk: recovery of uploads / rows (ms)': `${uploadRecovery ?? 'never'} / ${rowRecovery ?? 'never'}`,
    },
    failures: checks.failures,
  };
}

/** Random, so that the database cannot compress it. */
const longMessage = () => randomBytes(3700).toString('base64');

const isStored = ({ status }: Answer) => status === 200 || status === 201;

/** Repeats until forty answers in a row are refusals. */
async function untilRefused(attempt: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < 40 || answers.slice(-40).some(isStored))
    answers.push(...(await Promise.all([attempt(), attempt(), attempt(), attempt()])));
  return answers;
}
