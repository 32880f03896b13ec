import type { AuthResult } from '../api/auth-client.ts';
import { signInErrors, tooManyAttempts } from '../words/sign-in.ts';

/** What a person reads when a request about identity failed. */
export function describeFailure({ code, retryAfter }: Extract<AuthResult, { ok: false }>): string {
  if (code === 'TOO_MANY_ATTEMPTS' && retryAfter) return tooManyAttempts(retryAfter);
  return signInErrors[code] ?? signInErrors.FAILED ?? code;
}
