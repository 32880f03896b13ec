import { randomBytes } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { megabyte } from '../figures.ts';
import { createJudge, type Outcome } from '../part.ts';
import { copyFolder, makeDataDir, makeScratch, openServer } from '../scratch.ts';
import { type Answer, readAll } from '../visitor.ts';
import { mountSmallDisk, unmount } from './mount.ts';
import { isClear, recovers, tryInsert, tryUpload } from './probe.ts';

const diskSize = 240;
const floor = 60;
const leftOver = 12;

/** A disk on which others leave 12 MB: less than the database needs to go on with its log. Then they clear up. */
export async function diskFull(): Promise<Outcome> {
  const disk = path.join(await makeScratch('full', 'disk'), 'disk');
  await mkdir(disk);
  if (!mountSmallDisk(disk, diskSize))
    return { figures: { 'Full disk': 'not tried: this user may not mount' }, broken: [] };
  try {
    const dataDir = path.join(disk, 'data');
    copyFolder(await makeDataDir('full-seed', 'memory'), dataDir);
    const server = await openServer(dataDir, { env: { DISK_FLOOR_MB: String(floor) } });
    const ballast = path.join(disk, 'ballast');
    const { bavail, bsize } = statfsSync(disk);
    await writeFile(ballast, Buffer.alloc(bavail * bsize - leftOver * megabyte, 1));
    const rows = await untilRefused(() => tryInsert(server, { message: longMessage() }));
    const uploads = await untilRefused(() => tryUpload(server));
    await rm(ballast);
    const uploadBack = await recovers(() => tryUpload(server), 200);
    const rowBack = await recovers(() => tryInsert(server), 201);

    const stored = rows.filter(({ status }) => status === 201).length;
    const odd = [...rows, ...uploads].filter((answer) => !isStored(answer) && !isClear(answer));
    const judge = createJudge();
    judge.expectZero(
      odd.length,
      `unclear answers on a full disk, the first: ${odd[0]?.status} ${odd[0]?.text}`,
    );
    judge.expect(uploadBack !== undefined && rowBack !== undefined, 'With room again it did not go on');
    if (rowBack !== undefined)
      judge.expectZero(stored - (await readAll(server, 'contacts', 'id')).length + 1, 'rows are missing');
    await server.stop();
    return {
      figures: {
        'Full disk: rows, uploads refused with 503': `${rows.filter(isClear).length}, ${uploads.filter(isClear).length}`,
        'Full disk: back after (ms)': `${uploadBack ?? 'never'} / ${rowBack ?? 'never'}`,
      },
      broken: judge.broken,
    };
  } finally {
    unmount(disk);
  }
}

/** Random, so that the database cannot make it smaller. */
const longMessage = () => randomBytes(3700).toString('base64');

const isStored = ({ status }: Answer) => status === 200 || status === 201;

/** Goes on until forty in a row were refused. */
async function untilRefused(attempt: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < 40 || answers.slice(-40).some(isStored))
    answers.push(...(await Promise.all([attempt(), attempt(), attempt(), attempt()])));
  return answers;
}
