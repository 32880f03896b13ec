import { createMiddleware } from 'hono/factory';
import type { StaffEnv } from '../staff-env.ts';

/** Refuses a body that is larger, or whose length is not declared. Node reads no more than the declared length. */
export function limitBody(maxBytes: number) {
  return createMiddleware<StaffEnv>(async (context, next) => {
    if (context.req.header('transfer-encoding') !== undefined)
      return context.json({ code: 'length_required' }, 411, { connection: 'close' });
    if (Number(context.req.header('content-length') ?? 0) > maxBytes)
      return context.json({ code: 'too_large' }, 413, { connection: 'close' });
    return next();
  });
}
