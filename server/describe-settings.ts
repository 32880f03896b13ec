import type { Config } from './config.ts';

/** For staff only. Preflight names settings that weaken the server. */
export function describeSettings({ rateFactor, upkeep }: Config): Record<string, string> {
  return { RATE_LIMIT: rateFactor === 0 ? 'off' : String(rateFactor), UPKEEP: upkeep ? 'on' : 'off' };
}
