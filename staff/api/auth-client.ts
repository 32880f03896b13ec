/** What better-auth answers, as far as the app uses it. */
export type AuthAnswer = {
  code?: string;
  twoFactorRedirect?: boolean;
  totpURI?: string;
  backupCodes?: string[];
};

export type AuthResult = { ok: true; answer: AuthAnswer } | { ok: false; code: string; retryAfter?: number };

type AuthPath =
  | '/sign-in/email'
  | '/sign-out'
  | '/two-factor/verify-totp'
  | '/two-factor/verify-backup-code'
  | '/two-factor/enable'
  | '/two-factor/generate-backup-codes'
  | '/change-password'
  | '/revoke-sessions';

/** Sends one request about identity. Never throws: a failure has a code. */
export async function sendAuth(path: AuthPath, body: Record<string, unknown> = {}): Promise<AuthResult> {
  try {
    const response = await fetch(`/staff/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: AuthAnswer = (await response.json().catch(() => null)) ?? {};
    if (response.ok) return { ok: true, answer };
    if (response.status === 429) {
      const retryAfter = Number(response.headers.get('retry-after'));
      return { ok: false, code: 'TOO_MANY_ATTEMPTS', ...(retryAfter > 0 && { retryAfter }) };
    }
    return { ok: false, code: answer.code ?? 'FAILED' };
  } catch {
    return { ok: false, code: 'OFFLINE' };
  }
}
