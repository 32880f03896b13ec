import type { ApiContext } from '../../http/api-env.ts';
import type { JsonResult } from '../../store/rows/json-result.ts';
import type { Preferences } from './read-preferences.ts';
import { restErrors } from './rest-error.ts';

/** Sends rows as a list, or as the single object that was asked for. */
export function sendRows(
  context: ApiContext,
  status: 200 | 201 | 206,
  { body, shown }: JsonResult,
  preferences: Preferences,
): Response {
  if (!preferences.single)
    return context.body(body, status, { 'content-type': 'application/json; charset=utf-8' });
  if (shown !== 1) throw restErrors.notOneRow(shown);
  return context.body(body.slice(1, -1), status, {
    'content-type': 'application/vnd.pgrst.object+json; charset=utf-8',
  });
}
