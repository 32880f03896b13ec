import { statfsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createJudge, type Outcome, type Size } from '../part.ts';
import { copyFolder, makeDataDir, makeScratch, openServer } from '../scratch.ts';
import { type Answer, readAll } from '../visitor.ts';
import { mountSmallDisk, unmount } from './mount.ts';
import { isClear, recovers, tryInsert, tryUpload } from './probe.ts';

/** Long rows, so that the database soon wants more room than it has set aside. */
const message = 'a'.repeat(5000);

/** A disk of 160 MB that fills up to the last byte, and is cleared again. */
export async function diskFull(size: Size): Promise<Outcome> {
  const disk = path.join(await makeScratch('full', 'disk'), 'disk');
  await mkdir(disk);
  if (!mountSmallDisk(disk, 160))
    return { figures: { 'Full disk': 'not tried: this user may not mount' }, broken: [] };
  try {
    const dataDir = path.join(disk, 'data');
    copyFolder(await makeDataDir('full-seed', 'memory'), dataDir);
    const server = await openServer(dataDir);
    const ballast = path.join(disk, 'ballast');
    await fill(ballast, disk);
    const uploads = await repeat(20, () => tryUpload(server));
    const rows = await repeat(size === 'full' ? 4000 : 1500, () => tryInsert(server, { message }));
    const stored = rows.filter(({ status }) => status === 201).length;
    const odd = [...uploads, ...rows].filter(
      (answer) => (answer.status >= 300 && !isClear(answer)) || answer.status === 0,
    );
    await rm(ballast);
    const uploadBack = await recovers(() => tryUpload(server), 200);
    const rowBack = await recovers(() => tryInsert(server), 201);
    const judge = createJudge();
    judge.expect(uploads.some(isClear), 'No upload onto the full disk was refused');
    judge.expectZero(
      odd.length,
      `answers were unclear on a full disk, the first: ${odd[0]?.status} ${odd[0]?.text}`,
    );
    judge.expect(uploadBack !== undefined && rowBack !== undefined, 'With room again it did not go on');
    const kept = rowBack === undefined ? 0 : (await readAll(server, 'contacts', 'id')).length - 1;
    judge.expectZero(stored - kept, 'acknowledged rows were lost on a full disk');
    await server.stop();
    return {
      figures: {
        'Full disk: uploads, rows refused with 503': `${uploads.filter(isClear).length}, ${rows.filter(isClear).length}`,
        'Full disk: rows still stored': stored,
        'Full disk: back after (ms)': `${uploadBack ?? 'never'} / ${rowBack ?? 'never'}`,
      },
      broken: judge.broken,
    };
  } finally {
    unmount(disk);
  }
}

async function fill(file: string, disk: string) {
  const { bavail, bsize } = statfsSync(disk);
  await writeFile(file, Buffer.alloc(bavail * bsize, 1)).catch(() => undefined);
}

async function repeat(count: number, attempt: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < count) {
    answers.push(...(await Promise.all([attempt(), attempt(), attempt(), attempt()])));
    // Nobody goes on for long against a wall.
    if (
      answers.slice(-40).length === 40 &&
      answers.slice(-40).every(({ status }) => status >= 400 || status === 0)
    )
      break;
  }
  return answers;
}
