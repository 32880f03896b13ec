const minute = 60;
const longest = 6 * 60 * minute;

/** Seconds until the next attempt: 1 minute, 4, 16, 64, then at most 6 hours. */
export function retryAfter(attempts: number): number {
  return Math.min(minute * 4 ** (attempts - 1), longest);
}

export type Failure = { code: string; retry: boolean };

/**
 * What a failed delivery means. A mail server that refuses the recipient or the content will refuse it again; everything else,
 * also a refused password, may be mended.
 */
export function readFailure(error: unknown): Failure {
  const { code = 'UNKNOWN', responseCode = 0 } = error as { code?: string; responseCode?: number };
  const refused = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return { code: responseCode ? `${code} ${responseCode}` : code, retry: !refused };
}
