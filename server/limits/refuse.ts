import type { ApiContext } from '../api-env.ts';
import { findFormPage } from '../forms/form-pages.ts';
import { wordsAt } from '../forms/post-refused.ts';
import { isNotMePage, sendNotMeFailure } from '../mail/not-me-failure.ts';
import { countRefusal } from '../observe/count-refusal.ts';
import type { RestError } from '../rest/rest-error.ts';
import { sendSmallPage } from '../send-small-page.ts';
import type { StorageError } from '../storage/storage-error.ts';
import { isPostedForm } from './kind-of-request.ts';

/** When to retry after a full disk or an unavailable database. */
export const retrySeconds = 60;

/** Sends an error in the shape of its API, or as a page, with a Retry-After header. */
export function refuse(
  context: ApiContext,
  error: RestError | StorageError,
  seconds: number,
): Response | Promise<Response> {
  countRefusal(error);
  context.header('retry-after', String(seconds));
  const status = 'httpStatus' in error ? error.httpStatus : error.status;
  const { path } = context.req;
  if (isPostedForm(context)) return sendSmallPage(context, status, wordsAt(path).later(seconds));
  if (findFormPage(path)) return sendSmallPage(context, status, wordsAt(path).noReceipt);
  if (isNotMePage(path)) return sendNotMeFailure(context, status);
  return context.json(error.body, status);
}
