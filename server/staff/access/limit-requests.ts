import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consume } from '../../http/limits/consume.ts';
import { readClientAddress } from '../../lib/client-address.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';

type Options = {
  points: number;
  seconds: number;
  config: { rateFactor: number; trustedProxies: number };
};

/** Limits requests per address, also those without a session. */
export function limitRequests({ points, seconds, config: { rateFactor, trustedProxies } }: Options) {
  const limiter = new RateLimiterMemory({ points: Math.ceil(points * (rateFactor || 1)), duration: seconds });
  return createMiddleware<StaffEnv>(async (context, next) => {
    if (rateFactor === 0) return next();
    const wait = await consume([limiter], readClientAddress(context.env.incoming, trustedProxies));
    if (wait === undefined) return next();
    context.header('retry-after', String(wait));
    return refuse(429, 'too_many_requests');
  });
}
