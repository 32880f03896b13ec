/** What PostgreSQL said, reduced to what may go back to the caller. The original holds parameters and must not be logged. */
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

/** The database cannot be reached now; the same request may succeed in a moment. */
export class DatabaseAway extends Error {
  readonly code: string;

  constructor(code: string) {
    super('Database connection error. Retrying the connection.');
    this.code = code;
  }
}

/** SQLSTATE classes that mean the server is going down, starting up, out of connections or out of room. */
const awayClasses = ['08', '53', '57', '58'];

/** Turns whatever a driver threw into one of the two, or gives it back unchanged where it came from our own code. */
export function translateError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseError || error instanceof DatabaseAway)
    return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^[0-9A-Z]{5}$/.test(code) && 'severity' in error) {
    return awayClasses.includes(code.slice(0, 2))
      ? new DatabaseAway(code)
      : new DatabaseError({ ...error, code, message: error.message });
  }
  return error;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
