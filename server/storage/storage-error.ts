import { DatabaseAway, DatabaseError } from '../database/database-error.ts';

/** An answer in Supabase Storage's shape. Its wire says 400 for nearly everything and puts the real status into the body. */
export class StorageError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly error: string;
  /** When to come back, where that is known. */
  readonly seconds: number | undefined;

  constructor(statusCode: number, code: string, error: string, message: string, seconds?: number) {
    super(message);
    this.seconds = seconds;
    this.statusCode = statusCode;
    this.code = code;
    this.error = error;
  }

  get httpStatus(): 400 | 429 | 500 | 503 {
    const { statusCode } = this;
    return statusCode === 429 || statusCode === 500 || statusCode === 503 ? statusCode : 400;
  }

  get body() {
    return { statusCode: String(this.statusCode), code: this.code, error: this.error, message: this.message };
  }
}

/** Everything that can be wrong with a request. */
export const storageErrors = {
  noBucket: () => new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  noObject: () => new StorageError(404, 'NoSuchKey', 'not_found', 'Object not found'),
  noRoute: () => new StorageError(404, 'InvalidRequest', 'Not Found', 'Route not found'),
  badKey: () => new StorageError(400, 'InvalidKey', 'InvalidKey', 'Invalid key'),
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
  tooMany: (seconds: number) =>
    new StorageError(
      429,
      'TooManyRequests',
      'too_many_requests',
      `Too many requests. Try again in ${seconds} seconds.`,
      seconds,
    ),
  away: () =>
    new StorageError(503, 'DatabaseTimeout', 'DatabaseTimeout', 'The connection to the database timed out'),
  full: () =>
    new StorageError(503, 'SlowDown', 'SlowDown', 'The file cannot be stored now. Please try again later.'),
  broken: () => new StorageError(500, 'InternalError', 'InternalError', 'Internal server error'),
};

/** What PostgreSQL refused, in Storage's words. Undefined for anything that is a fault of ours. */
export function toStorageError(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  if (error instanceof DatabaseAway) return storageErrors.away();
  if (isDiskError(error)) return storageErrors.full();
  if (!(error instanceof DatabaseError)) return undefined;
  if (error.code === '42501') return storageErrors.denied(error.message);
  if (error.code === '23505') return storageErrors.duplicate();
  return /^(40|55)/.test(error.code) ? storageErrors.away() : undefined;
}

/** The disk is full, read-only or not there, or too many files are open: nothing that the sender did. */
export function isDiskError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(ENOSPC|EDQUOT|EFBIG|EMFILE|ENFILE|EIO|EROFS|EACCES|EPERM|ENOENT|ENOTDIR|ESTALE)$/.test(
      String(error.code),
    )
  );
}
