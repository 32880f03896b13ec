import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { readClientAddress } from '../../lib/client-address.ts';
import { consume } from './consume.ts';

type Settings = { rateFactor: number; trustedProxies: number };
export type GetsReceipt = (request: IncomingMessage) => Promise<boolean>;

/** Few for each sender, whatever addresses they type: further records are stored, without a receipt. */
export function createReceiptLimit({ rateFactor, trustedProxies }: Settings): GetsReceipt {
  const limiter = new RateLimiterMemory({ points: 6 * (rateFactor || 1), duration: 60 * 60 });
  return async (request) =>
    rateFactor === 0 || (await consume([limiter], readClientAddress(request, trustedProxies))) === undefined;
}
