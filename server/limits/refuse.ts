import type { ApiContext } from '../api-env.ts';
import type { RestError } from '../rest/rest-error.ts';
import type { StorageError } from '../storage/storage-error.ts';

/** When to come back, in seconds, to a disk without room or a database that is away. */
export const soon = 60;

/** An answer in the wire's own shape that also says when to come back. */
export function refuse(context: ApiContext, error: RestError | StorageError, seconds: number): Response {
  context.header('retry-after', String(seconds));
  return context.json(error.body, 'httpStatus' in error ? error.httpStatus : error.status);
}
