import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts against every limiter. Resolves to the seconds to wait, if the key is over one of the limits. */
export async function consume(limiters: RateLimiterMemory[], key: string): Promise<number | undefined> {
  try {
    for (const limiter of limiters) await limiter.consume(key);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
