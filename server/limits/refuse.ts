import type { ApiContext } from '../api-env.ts';
import { countRefusal } from '../observe/count-refusal.ts';
import type { RestError } from '../rest/rest-error.ts';
import type { StorageError } from '../storage/storage-error.ts';

/** When to retry after a full disk or an unavailable database. */
export const retrySeconds = 60;

/** Sends an error in the shape of its API, with a Retry-After header. */
export function refuse(context: ApiContext, error: RestError | StorageError, seconds: number): Response {
  countRefusal(error);
  context.header('retry-after', String(seconds));
  return context.json(error.body, 'httpStatus' in error ? error.httpStatus : error.status);
}
