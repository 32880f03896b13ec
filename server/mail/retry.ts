const minute = 60;
const longest = 6 * 60 * minute;

/** Seconds until the next attempt: 1 minute, 4, 16, 64, then at most 6 hours. */
export function retryAfter(attempts: number): number {
  return Math.min(minute * 4 ** (attempts - 1), longest);
}

export type Failure = { code: string; retry: boolean };

/** What the mail library says about an answer of the mail server. */
type Refused = { code?: string; command?: string; response?: string; responseCode?: number };

/**
 * What a failed delivery means. A mail server that refuses the recipient, or a mail for its size, will refuse it again. Everything
 * else may be mended: our address, our password, our quota, or a disk or database that is away.
 */
export function readFailure(error: unknown): Failure {
  const refused: Refused = Object(error);
  const { responseCode } = refused;
  const code = /^[A-Z][A-Z0-9_]{1,30}$/.test(String(refused.code)) ? String(refused.code) : 'UNKNOWN';
  return { code: responseCode ? `${code} ${responseCode}` : code, retry: !isFinal(refused) };
}

/** 5.1.7, 5.1.8 and 5.7.x (RFC 3463) are about the sender, whatever command they answer. */
const aboutSender = /^\d{3}[ -]5\.(?:1\.[78]|7\.\d+)\b/;

function isFinal({ command, response = '', responseCode = 0 }: Refused): boolean {
  if (responseCode < 550 || responseCode > 559 || aboutSender.test(response)) return false;
  return command === 'RCPT TO' || responseCode === 552;
}
