import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Refusal } from '#domain/refusals.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';

type Limits = { maxBytes: number; maxSeconds: number };

/**
 * Reads the whole body before the session is checked, so that nobody acts later than their rights allow. Refuses a body that is
 * larger, takes longer, or whose length is not declared: Node reads no more than the declared length.
 */
export function readBody({ maxBytes, maxSeconds }: Limits) {
  return createMiddleware<StaffEnv>(async (context, next) => {
    if (context.req.header('transfer-encoding') !== undefined) hangUp(context, 411, 'length_required');
    const length = Number(context.req.header('content-length') ?? 0);
    if (length > maxBytes) hangUp(context, 413, 'too_large');
    if (length > 0 && !(await arrives(context.req.arrayBuffer(), maxSeconds)))
      hangUp(context, 408, 'too_slow');
    await next();
  });
}

/** The rest of the body is not read, so the connection cannot be used again. */
function hangUp(context: Context, status: 408 | 411 | 413, code: Refusal): never {
  context.header('connection', 'close');
  return refuse(status, code);
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
