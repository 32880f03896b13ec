import type { ApiContext } from '../../http/api-env.ts';
import type { Row } from '../../store/database/database.ts';
import type { Preferences } from './read-preferences.ts';
import { restErrors } from './rest-error.ts';

type Result = { body: string; shown: number };

/** Wraps a query so that PostgreSQL writes the JSON, with the same dates, numbers and nulls as PostgREST. */
export function asJson(source: string): string {
  return `select coalesce(json_agg(result), '[]')::text as body, count(*)::int as shown from ${source} as result`;
}

export function readResult(rows: Row[]): Result {
  return { body: String(rows[0]?.body ?? '[]'), shown: Number(rows[0]?.shown ?? 0) };
}

/** Sends rows as a list, or as the single object that was asked for. */
export function sendRows(
  context: ApiContext,
  status: 200 | 201 | 206,
  { body, shown }: Result,
  preferences: Preferences,
): Response {
  if (!preferences.single)
    return context.body(body, status, { 'content-type': 'application/json; charset=utf-8' });
  if (shown !== 1) throw restErrors.notOneRow(shown);
  return context.body(body.slice(1, -1), status, {
    'content-type': 'application/vnd.pgrst.object+json; charset=utf-8',
  });
}
