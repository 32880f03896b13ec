import type { NotAccepted, Reason } from '../../lib/not-accepted.ts';
import { asNotAccepted } from '../../store/as-not-accepted.ts';

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

export const storageErrors = {
  noBucket: () => new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  noObject: () => new StorageError(404, 'NoSuchKey', 'not_found', 'Object not found'),
  noRoute: () => new StorageError(404, 'InvalidRequest', 'Not Found', 'Route not found', undefined, 404),
  badKey: () => new StorageError(400, 'InvalidKey', 'InvalidKey', 'Invalid key'),
  badRange: () => new StorageError(416, 'InvalidRange', 'invalid_range', 'invalid range provided'),
  badRequest: (message: string) => new StorageError(400, 'InvalidRequest', 'invalid_request', message),
  badSignature: () => new StorageError(400, 'InvalidJWT', 'InvalidJWT', 'Invalid or expired signature'),
  internal: () => new StorageError(500, 'InternalError', 'InternalError', 'Internal server error'),
};

const refusedType = { code: 'InvalidMimeType', error: 'invalid_mime_type' };
const slowDown = { code: 'SlowDown', error: 'SlowDown' };
const cannotStore = { ...slowDown, message: () => 'The file cannot be stored now. Please try again later.' };

/** How Storage names each reason. Without a message of its own, it is the error's. */
const named: Record<Reason, { code: string; error: string; message?: (seconds?: number) => string }> = {
  'no bucket': { code: 'NoSuchBucket', error: 'Bucket not found', message: () => 'Bucket not found' },
  denied: { code: 'AccessDenied', error: 'Unauthorized' },
  duplicate: {
    code: 'KeyAlreadyExists',
    error: 'Duplicate',
    message: () => 'The resource already exists',
  },
  'too large': { code: 'EntityTooLarge', error: 'Payload too large' },
  type: refusedType,
  'too complex': refusedType,
  infected: refusedType,
  'too many': {
    code: 'TooManyRequests',
    error: 'too_many_requests',
    message: (seconds) => `Too many requests. Try again in ${seconds} seconds.`,
  },
  'day full': { ...slowDown, message: () => 'Too many files arrived today. Please try again later.' },
  'scanner away': {
    ...slowDown,
    message: () => 'The file cannot be scanned for viruses now. Please try again later.',
  },
  'database away': {
    code: 'DatabaseTimeout',
    error: 'DatabaseTimeout',
    message: () => 'The connection to the database timed out',
  },
  'disk full': cannotStore,
  'not now': cannotStore,
};

/** Undefined for a bug of ours. */
export function toStorageError(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  const refused = asNotAccepted(error);
  return refused && inStorageShape(refused);
}

function inStorageShape({ reason, status, message, retrySeconds: seconds }: NotAccepted): StorageError {
  const { code, error, message: own } = named[reason];
  return new StorageError(status, code, error, own?.(seconds) ?? message, seconds);
}
