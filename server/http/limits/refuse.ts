import { findFormPage } from '../../intake/form-pages.ts';
import { wordsAt } from '../../intake/post-refused.ts';
import { isNotMePage, sendNotMeFailure } from '../../mail/not-me-failure.ts';
import type { RestError } from '../../supabase/rest/rest-error.ts';
import type { StorageError } from '../../supabase/storage/storage-error.ts';
import type { ApiContext } from '../api-env.ts';
import { countRefusal } from '../observe/count-refusal.ts';
import { sendSmallPage } from '../send-small-page.ts';
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
