/** The parts of a PostgreSQL error that a caller may see. The original holds parameters and must not be logged. */
export class DatabaseError extends Error {
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly constraint: string | null;

  constructor(source: {
    code: string;
    message: string;
    detail?: unknown;
    hint?: unknown;
    constraint?: unknown;
  }) {
    super(source.message);
    this.code = source.code;
    this.details = textOrNull(source.detail);
    this.hint = textOrNull(source.hint);
    this.constraint = textOrNull(source.constraint);
  }
}

/** The database cannot be reached. The same request may succeed later. */
export class DatabaseUnavailable extends Error {
  readonly code: string;

  constructor(code: string) {
    super('Database connection error. Retrying the connection.');
    this.code = code;
  }
}

/** SQLSTATE codes of a server that is starting, stopping, out of connections or out of disk space. */
const unavailable = /^(08|53|57P|58)/;

/** Turns a driver's error into one of the two. An error of our own code is returned unchanged. */
export function translateError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseError || error instanceof DatabaseUnavailable)
    return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^[0-9A-Z]{5}$/.test(code) && 'severity' in error) {
    return unavailable.test(code)
      ? new DatabaseUnavailable(code)
      : new DatabaseError({ ...error, code, message: error.message });
  }
  return error;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
