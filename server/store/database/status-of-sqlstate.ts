import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** PostgREST's status for a class of SQLSTATE codes. */
const byClass: Readonly<Record<string, ContentfulStatusCode>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** Codes that differ from their class. */
const byCode: Readonly<Record<string, ContentfulStatusCode>> = {
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42501': 403,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
};

/** The status that PostgREST gives to an error of PostgreSQL. `raise sqlstate 'PT429'` in the schema sets it. */
export function statusOfSqlState(code: string): ContentfulStatusCode {
  const custom = /^PT([45]\d\d)$/.exec(code)?.[1];
  if (custom) return Number(custom) as ContentfulStatusCode;
  return byCode[code] ?? byClass[code.slice(0, 2)] ?? 400;
}
