import { type RefusalReason, refusals } from '../../lib/counters.ts';
import { NotAccepted } from '../../lib/not-accepted.ts';

const reasons: Record<number, RefusalReason> = {
  400: 'invalid',
  401: 'permission',
  403: 'permission',
  413: 'size',
  415: 'type',
  422: 'invalid',
  429: 'rate limit',
  503: 'unavailable',
};

/** `error` is what was thrown, `status` what is answered. */
export function countRefusal(error: unknown, status: number): void {
  const isByScanner = error instanceof NotAccepted && /^(infected|scanner away)$/.test(error.reason);
  const reason = isByScanner ? 'scanner' : reasons[status];
  if (reason) refusals.inc({ reason });
}
