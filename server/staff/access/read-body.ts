import { setTimeout as wait } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import type { StaffEnv } from '../staff-env.ts';

type Limits = { maxBytes: number; maxSeconds: number };

/**
 * Reads the whole body before the session is checked, so that nobody acts later than their rights allow. Refuses a body that is
 * larger, takes longer, or whose length is not declared: Node reads no more than the declared length.
 */
export function readBody({ maxBytes, maxSeconds }: Limits) {
  return createMiddleware<StaffEnv>(async (context, next) => {
    if (context.req.header('transfer-encoding') !== undefined)
      return context.json({ code: 'length_required' }, 411, { connection: 'close' });
    const length = Number(context.req.header('content-length') ?? 0);
    if (length > maxBytes) return context.json({ code: 'too_large' }, 413, { connection: 'close' });
    if (length > 0 && !(await arrives(context.req.arrayBuffer(), maxSeconds)))
      return context.json({ code: 'too_slow' }, 408, { connection: 'close' });
    return next();
  });
}

/** False if the time is over, or the sender hung up. Hono keeps the body for whoever reads it next. */
async function arrives(body: Promise<unknown>, maxSeconds: number): Promise<boolean> {
  const abort = new AbortController();
  const arrived = body.then(
    () => true,
    () => false,
  );
  const late = wait(maxSeconds * 1000, false, { signal: abort.signal, ref: false }).catch(() => false);
  try {
    return await Promise.race([arrived, late]);
  } finally {
    abort.abort();
  }
}
