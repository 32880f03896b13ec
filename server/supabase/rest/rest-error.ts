import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { NotAccepted } from '../../lib/not-accepted.ts';
import type { Role } from '../../store/database/database.ts';
import { DatabaseError, DatabaseUnavailable } from '../../store/database/database-error.ts';
import { statusOfSqlState } from '../../store/database/status-of-sqlstate.ts';

/** An error in PostgREST's shape: code, message, details, hint. */
export class RestError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    details: string | null = null,
    hint: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
  }

  get body() {
    return { code: this.code, details: this.details, hint: this.hint, message: this.message };
  }
}

/** Errors that are found before PostgreSQL sees a request. */
export const restErrors = {
  badQuery: (details: string) => new RestError(400, 'PGRST100', 'The query string cannot be read', details),
  badJson: () => new RestError(400, 'PGRST102', 'Empty or invalid json'),
  badContentType: () => new RestError(400, 'PGRST102', 'Content-Type not acceptable: send application/json'),
  bodyTooLarge: (limit: number) =>
    new RestError(413, 'PGRST102', 'Request body too large', `At most ${limit} bytes are taken.`),
  /** As the trigger private.refuse_many_rows says it. */
  manyRows: () => new RestError(400, 'P0001', 'Only one row may be inserted at a time'),
  keysDiffer: () => new RestError(400, 'PGRST102', 'All object keys must match'),
  nulCharacter: () =>
    new RestError(
      400,
      '22P05',
      'unsupported Unicode escape sequence',
      '\\u0000 cannot be converted to text.',
    ),
  loneSurrogate: () =>
    new RestError(
      400,
      '22P02',
      'invalid input syntax for type json',
      'Unicode low surrogate must follow a high surrogate.',
    ),
  wrongType: (column: string, type: string) =>
    new RestError(
      400,
      '22P02',
      `invalid input syntax for type ${type}`,
      `The column "${column}" takes another type of value.`,
    ),
  badRange: (offset: number, total: number) =>
    new RestError(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
    ),
  negativeLimit: () =>
    new RestError(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      'Limit should be greater than or equal to zero.',
    ),
  wrongSchema: () =>
    new RestError(406, 'PGRST106', 'Invalid schema', null, 'Only the following schemas are exposed: public'),
  notOneRow: (rows: number) =>
    new RestError(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${rows} rows`,
    ),
  badMethod: (method: string) => new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`),
  badPath: () => new RestError(404, 'PGRST125', 'Invalid path specified in request URL'),
  noFunction: (name: string) =>
    new RestError(404, 'PGRST202', `Could not find the function public.${name} in the schema cache`),
  noColumn: (table: string, column: string) =>
    new RestError(400, 'PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`),
  noTable: (name: string) =>
    new RestError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`),
  tooMany: (seconds: number | undefined) =>
    new RestError(429, 'PT429', 'Too many requests', null, `Try again in ${seconds} seconds.`),
  diskFull: () =>
    new RestError(
      503,
      'PT503',
      'Nothing can be stored now',
      null,
      'The disk is nearly full. Try again later.',
    ),
  noWhere: (verb: string) => new RestError(400, '21000', `${verb} requires a WHERE clause`),
};

/** Maps a PostgreSQL error to the status that PostgREST gives it. Undefined for a bug of ours. */
export function toRestError(error: unknown, role: Role): RestError | undefined {
  if (error instanceof RestError) return error;
  if (error instanceof NotAccepted)
    return error.reason === 'too many' ? restErrors.tooMany(error.retrySeconds) : restErrors.diskFull();
  if (error instanceof DatabaseUnavailable) return new RestError(503, 'PGRST000', error.message);
  if (error instanceof DatabaseError) {
    const status = error.code === '42501' && role === 'anon' ? 401 : statusOfSqlState(error.code);
    return new RestError(status, error.code, error.message, error.details, error.hint);
  }
  return undefined;
}
