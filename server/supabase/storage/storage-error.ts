import { DatabaseError, DatabaseUnavailable } from '../../store/database/database-error.ts';

/** Supabase Storage puts the real status of an error into the body and sends 400, except for these. */
const sentAsIs = [416, 429, 500, 503] as const;
type HttpStatus = 400 | 404 | (typeof sentAsIs)[number];

/** An error in Supabase Storage's shape. */
export class StorageError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly error: string;
  /** When to retry, if known. */
  readonly retrySeconds: number | undefined;
  readonly httpStatus: HttpStatus;

  constructor(
    statusCode: number,
    code: string,
    error: string,
    message: string,
    retrySeconds?: number,
    httpStatus: HttpStatus = sentAsIs.find((status) => status === statusCode) ?? 400,
  ) {
    super(message);
    this.httpStatus = httpStatus;
    this.retrySeconds = retrySeconds;
    this.statusCode = statusCode;
    this.code = code;
    this.error = error;
  }

  get body() {
    return { statusCode: String(this.statusCode), code: this.code, error: this.error, message: this.message };
  }
}

/** A document whose inspection ran into its limit of time or memory. */
export class TooComplex extends StorageError {}

/** The virus scanner found something, or is needed and away. */
export class RefusedByScanner extends StorageError {}

export const storageErrors = {
  noBucket: () => new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  noObject: () => new StorageError(404, 'NoSuchKey', 'not_found', 'Object not found'),
  noRoute: () => new StorageError(404, 'InvalidRequest', 'Not Found', 'Route not found', undefined, 404),
  badKey: () => new StorageError(400, 'InvalidKey', 'InvalidKey', 'Invalid key'),
  badRange: () => new StorageError(416, 'InvalidRange', 'invalid_range', 'invalid range provided'),
  badRequest: (message: string) => new StorageError(400, 'InvalidRequest', 'invalid_request', message),
  badSignature: () => new StorageError(400, 'InvalidJWT', 'InvalidJWT', 'Invalid or expired signature'),
  denied: (message: string) => new StorageError(403, 'AccessDenied', 'Unauthorized', message),
  duplicate: () => new StorageError(409, 'KeyAlreadyExists', 'Duplicate', 'The resource already exists'),
  tooLarge: () =>
    new StorageError(
      413,
      'EntityTooLarge',
      'Payload too large',
      'The object exceeded the maximum allowed size',
    ),
  badType: (message: string) => new StorageError(415, 'InvalidMimeType', 'invalid_mime_type', message),
  tooComplex: (message: string) => new TooComplex(415, 'InvalidMimeType', 'invalid_mime_type', message),
  tooMany: (seconds: number) =>
    new StorageError(
      429,
      'TooManyRequests',
      'too_many_requests',
      `Too many requests. Try again in ${seconds} seconds.`,
      seconds,
    ),
  databaseUnavailable: () =>
    new StorageError(503, 'DatabaseTimeout', 'DatabaseTimeout', 'The connection to the database timed out'),
  dayFull: (seconds: number) =>
    new StorageError(
      503,
      'SlowDown',
      'SlowDown',
      'Too many files arrived today. Please try again later.',
      seconds,
    ),
  infected: () =>
    new RefusedByScanner(
      415,
      'InvalidMimeType',
      'invalid_mime_type',
      'A virus scanner refused this file. Send another file, or scan your device and save the file anew.',
    ),
  scannerAway: () =>
    new RefusedByScanner(
      503,
      'SlowDown',
      'SlowDown',
      'The file cannot be scanned for viruses now. Please try again later.',
    ),
  notNow: () =>
    new StorageError(503, 'SlowDown', 'SlowDown', 'The file cannot be stored now. Please try again later.'),
  diskFull: () => storageErrors.notNow(),
  internal: () => new StorageError(500, 'InternalError', 'InternalError', 'Internal server error'),
};

/** Maps an error of PostgreSQL or the disk to Storage's shape. Undefined for a bug of ours. */
export function toStorageError(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  if (error instanceof DatabaseUnavailable) return storageErrors.databaseUnavailable();
  if (isDiskError(error)) return storageErrors.diskFull();
  if (!(error instanceof DatabaseError)) return undefined;
  if (error.code === '42501') return storageErrors.denied(error.message);
  if (error.code === '23505') return storageErrors.duplicate();
  return /^(40|55|57)/.test(error.code) ? storageErrors.databaseUnavailable() : undefined;
}

/** The disk is full, read-only or missing, or too many files are open: not the sender's fault. */
function isDiskError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(ENOSPC|EDQUOT|EFBIG|EMFILE|ENFILE|EIO|EROFS|EACCES|EPERM|ENOENT|ENOTDIR|ESTALE)$/.test(
      String(error.code),
    )
  );
}
