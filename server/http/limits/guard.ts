import type { MiddlewareHandler } from 'hono';
import type { Kind } from '#domain/kinds.ts';
import type { ApiContext, ApiEnv } from '../api-env.ts';
import { watchSubmissions } from '../observe/watch-submissions.ts';
import { createRateLimit, type RateOptions } from './limit-rate.ts';
import { requireDiskSpace } from './require-disk-space.ts';

/** What a request counts as. */
type Counted = 'insert' | 'upload' | 'other';

export type Demand = {
  counts: readonly Counted[];
  /** What it stores, if it stores a record. */
  kind?: Kind | undefined;
};

export type ReadDemand = (context: ApiContext) => Demand;

/** The limits before the routes of a room, in this order. They throw NotAccepted, and the room answers. */
export type Guard = (readDemand: ReadDemand) => MiddlewareHandler<ApiEnv>[];

type Options = RateOptions & { hasDiskSpace: () => Promise<boolean> };

export function createGuard({ hasDiskSpace, ...rates }: Options): Guard {
  const limitRate = createRateLimit(rates);
  return (readDemand) => [
    watchSubmissions(readDemand),
    limitRate(readDemand),
    requireDiskSpace(hasDiskSpace, readDemand),
  ];
}

/** Of routes that store nothing. */
export const storesNothing: ReadDemand = () => ({ counts: ['other'] });
