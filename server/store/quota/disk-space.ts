import { statfs } from 'node:fs/promises';
import { log } from '../../lib/log.ts';

/** Free bytes on the disk that holds a folder. */
export type MeasureDiskSpace = (dir: string) => Promise<number>;

export const measureDiskSpace: MeasureDiskSpace = async (dir) => {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
};

/** Checks that enough bytes are free. Measured on each call, so freed space counts at once. */
export function createDiskSpaceCheck(minFreeBytes: number, freeBytes: () => Promise<number>) {
  let wasFull = false;
  return async (): Promise<boolean> => {
    const full = (await freeBytes()) < minFreeBytes;
    if (full !== wasFull)
      log(
        full
          ? 'the disk is nearly full; inserts and uploads are refused'
          : 'the disk has enough space again; inserts and uploads are accepted',
      );
    wasFull = full;
    return !full;
  };
}
