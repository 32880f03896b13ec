import { createMiddleware } from 'hono/factory';
import { originOf } from '../../http/request-origin.ts';
import type { Config } from '../../lib/settings/config.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';

/** Refuses a change that a page of another origin sends. Tools send no origin; they cannot send a browser's cookie either. */
export function requireOwnOrigin(config: Config) {
  return createMiddleware<StaffEnv>(async (context, next) => {
    const origin = context.req.header('origin');
    const reads = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (!reads && origin !== undefined && origin !== originOf(context.env.incoming, config))
      refuse(403, 'foreign_origin');
    await next();
  });
}
