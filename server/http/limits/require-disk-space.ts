import { statfs } from 'node:fs/promises';
import { createMiddleware } from 'hono/factory';
import { log } from '../../lib/log.ts';
import { restErrors } from '../../supabase/rest/rest-error.ts';
import { storageErrors } from '../../supabase/storage/storage-error.ts';
import type { ApiEnv } from '../api-env.ts';
import { isInsert, isUpload } from './kind-of-request.ts';
import { refuse, retrySeconds } from './refuse.ts';

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

/** Refuses inserts and uploads early, because a database on a full disk may not start again. Reads and deletes go on. */
export function requireDiskSpace(hasDiskSpace: () => Promise<boolean>) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    if (isInsert(context)) {
      if (!(await hasDiskSpace())) return refuse(context, restErrors.diskFull(), retrySeconds);
    } else if (isUpload(context) && !(await hasDiskSpace()))
      return refuse(context, storageErrors.diskFull(), retrySeconds);
    return next();
  });
}
