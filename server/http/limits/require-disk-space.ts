import { createMiddleware } from 'hono/factory';
import { NotAccepted } from '../../lib/not-accepted.ts';
import type { ApiEnv } from '../api-env.ts';
import type { ReadDemand } from './guard.ts';

/** Refuses inserts and uploads early, because a database on a full disk may not start again. Reads and deletes go on. */
export function requireDiskSpace(hasDiskSpace: () => Promise<boolean>, readDemand: ReadDemand) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    const stores = readDemand(context).counts.some((counted) => counted !== 'other');
    if (stores && !(await hasDiskSpace())) throw new NotAccepted('disk full');
    return next();
  });
}
