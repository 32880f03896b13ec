import { statfs } from 'node:fs/promises';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api-env.ts';
import { log } from '../log.ts';
import { restErrors } from '../rest/rest-error.ts';
import { storageErrors } from '../storage/storage-error.ts';
import { isInsert, isUpload } from './kind-of-request.ts';
import { refuse, soon } from './refuse.ts';

/** Free bytes on the disk that holds a folder. */
export type MeasureFree = (dir: string) => Promise<number>;

export const measureFree: MeasureFree = async (dir) => {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
};

/** Tells whether the disk still has more than the floor. Asked each time, so freed space counts at once. */
export function createRoomCheck(dir: string, floor: number, measure: MeasureFree) {
  let wasFull = false;
  return async (): Promise<boolean> => {
    // A disk that cannot be measured is no reason to refuse: the writing itself will tell.
    const free = await measure(dir).catch(() => Number.POSITIVE_INFINITY);
    const full = free < floor;
    if (full !== wasFull)
      log(full ? 'the disk is nearly full; nothing new is taken' : 'the disk has room again');
    wasFull = full;
    return !full;
  };
}

/** A database on a full disk may not start again, so new rows and files are refused well before. Reading and deleting go on. */
export function requireRoom(hasRoom: () => Promise<boolean>) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    if (isInsert(context)) {
      if (!(await hasRoom())) return refuse(context, restErrors.full(), soon);
    } else if (isUpload(context) && !(await hasRoom())) return refuse(context, storageErrors.full(), soon);
    return next();
  });
}
