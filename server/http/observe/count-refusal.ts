import { type RefusalReason, refusals } from '../../lib/counters.ts';
import type { RestError } from '../../supabase/rest/rest-error.ts';
import { RefusedByScanner, type StorageError } from '../../supabase/storage/storage-error.ts';

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

export function countRefusal(error: RestError | StorageError): void {
  const status = 'statusCode' in error ? error.statusCode : error.status;
  const reason = error instanceof RefusedByScanner ? 'scanner' : reasons[status];
  if (reason) refusals.inc({ reason });
}
