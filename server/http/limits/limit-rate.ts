import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { readClientAddress } from '../../lib/client-address.ts';
import { log } from '../../lib/log.ts';
import { NotAccepted, notAccepted } from '../../lib/not-accepted.ts';
import type { Role } from '../../store/database/database.ts';
import type { ApiContext, ApiEnv } from '../api-env.ts';
import { consume } from './consume.ts';
import type { ReadDemand } from './guard.ts';

const minute = 60;
const day = 24 * 60 * minute;

/** Per address. An office whose staff all apply within an hour stays below them. One verification needs two uploads. */
const limits = {
  insert: [
    { points: 30, duration: 10 * minute },
    { points: 200, duration: day },
  ],
  upload: [
    { points: 60, duration: 10 * minute },
    { points: 300, duration: day },
  ],
  other: [{ points: 300, duration: minute }],
};

/** It may have kept the inspection busy for ten seconds. */
const uploadsPerTooComplexDocument = 10;

export type RateOptions = {
  /** Multiplies every limit; 0 switches them off. */
  factor: number;
  trustedProxies: number;
  rolesOf: (context: ApiContext) => Role[];
};

/** Limits requests per address, counted in this process. Staff are not limited, also if they act as a visitor. */
export function createRateLimit({ factor, trustedProxies, rolesOf }: RateOptions) {
  const limiters = {
    insert: limits.insert.map(limiter),
    upload: limits.upload.map(limiter),
    other: limits.other.map(limiter),
  };
  let warned = false;

  function limiter({ points, duration }: { points: number; duration: number }) {
    return new RateLimiterMemory({ points: Math.ceil(points * factor), duration });
  }

  return (readDemand: ReadDemand) =>
    createMiddleware<ApiEnv>(async (context, next) => {
      if (factor === 0 || rolesOf(context).includes('service_role')) return next();
      if (!warned && trustedProxies === 0 && context.req.header('x-forwarded-for')) {
        warned = true;
        log('a proxy seems to be in front of this server; set TRUST_PROXY, or all visitors share one limit');
      }
      const address = readClientAddress(context.env.incoming, trustedProxies);
      const seconds = await consume(
        readDemand(context).counts.flatMap((counted) => limiters[counted]),
        address,
      );
      if (seconds !== undefined) throw notAccepted.tooMany(seconds);
      await next();
      const more = countMoreUploads(context);
      if (more > 0) for (const limiter of limiters.upload) await limiter.penalty(address, more);
      return undefined;
    });
}

/** Beside the one that was counted before the request was read. */
function countMoreUploads(context: ApiContext): number {
  const isTooComplex = isComplex(context.error) || context.get('tooComplex');
  const files = Math.max(1, context.get('postedFiles') ?? 0);
  return files - 1 + (isTooComplex ? uploadsPerTooComplexDocument - 1 : 0);
}

function isComplex(error: unknown): boolean {
  return error instanceof NotAccepted && error.reason === 'too complex';
}
