/** Why something that was sent is not accepted, with the status that HTTP has for it. */
const statuses = {
  'no bucket': 404,
  denied: 403,
  duplicate: 409,
  'too large': 413,
  type: 415,
  'too complex': 415,
  infected: 415,
  'too many': 429,
  'day full': 503,
  'disk full': 503,
  'database away': 503,
  'scanner away': 503,
  'not now': 503,
} as const;
export type Reason = keyof typeof statuses;

/** When to retry, if nothing else is known. */
export const retrySeconds = 60;

type Options = { message?: string; seconds?: number };

/** A form, a file or a request is not accepted. Each room answers in its own way. */
export class NotAccepted extends Error {
  readonly reason: Reason;
  /** For the log. */
  readonly code: Reason;
  /** When to retry. Undefined: the same will not be accepted later. */
  readonly retrySeconds: number | undefined;

  constructor(reason: Reason, { message = reason, seconds }: Options = {}) {
    super(message);
    this.reason = reason;
    this.code = reason;
    this.retrySeconds = seconds ?? (this.status >= 429 ? retrySeconds : undefined);
  }

  get status() {
    return statuses[this.reason];
  }

  /** The same may be accepted later. */
  get isForNow(): boolean {
    return this.status >= 500;
  }
}

export const notAccepted = {
  tooMany: (seconds: number) => new NotAccepted('too many', { seconds }),
  badType: (message: string) => new NotAccepted('type', { message }),
  tooComplex: (message: string) => new NotAccepted('too complex', { message }),
  infected: () =>
    new NotAccepted('infected', {
      message:
        'A virus scanner refused this file. Send another file, or scan your device and save the file anew.',
    }),
  tooLarge: () => new NotAccepted('too large', { message: 'The object exceeded the maximum allowed size' }),
};
