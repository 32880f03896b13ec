import type { Row } from '../database/database.ts';

export type JsonResult = { body: string; shown: number };

/** Wraps a query so that PostgreSQL writes the JSON, with the same dates, numbers and nulls as PostgREST. */
export function asJson(source: string): string {
  return `select coalesce(json_agg(result), '[]')::text as body, count(*)::int as shown from ${source} as result`;
}

export function readResult(rows: Row[]): JsonResult {
  return { body: String(rows[0]?.body ?? '[]'), shown: Number(rows[0]?.shown ?? 0) };
}
