import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Kind } from '#domain/kinds.ts';
import { NotAccepted } from '../../lib/not-accepted.ts';
import type { ApiContext, ApiEnv } from '../api-env.ts';
import { watchSubmissions } from '../observe/watch-submissions.ts';
import { createRateLimit, type RateOptions } from './limit-rate.ts';

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

type Options = RateOptions & {
  hasDiskSpace: () => Promise<boolean>;
  /** A record of a visitor was stored. */
  onStored: (request: IncomingMessage) => void;
};

export function createGuard({ hasDiskSpace, onStored, ...rates }: Options): Guard {
  const limitRate = createRateLimit(rates);
  return (readDemand) => [
    watchSubmissions(readDemand, onStored),
    limitRate(readDemand),
    requireDiskSpace(hasDiskSpace, readDemand),
  ];
}

/** Of routes that store nothing. */
export const storesNothing: ReadDemand = () => ({ counts: ['other'] });

/** Refuses inserts and uploads early, because a database on a full disk may not start again. Reads and deletes go on. */
function requireDiskSpace(hasDiskSpace: () => Promise<boolean>, readDemand: ReadDemand) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    const stores = readDemand(context).counts.some((counted) => counted !== 'other');
    if (stores && !(await hasDiskSpace())) throw new NotAccepted('disk full');
    return next();
  });
}
