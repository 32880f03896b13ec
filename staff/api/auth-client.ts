import { requireSuccess } from './request-failed.ts';

/** What better-auth answers, as far as the app uses it. */
export type AuthAnswer = {
  twoFactorRedirect?: boolean;
  totpURI?: string;
  backupCodes?: string[];
};

type AuthResult = { ok: true; answer: AuthAnswer } | { ok: false; error: unknown };

type AuthPath =
  | '/sign-in/email'
  | '/sign-out'
  | '/two-factor/verify-totp'
  | '/two-factor/verify-backup-code'
  | '/two-factor/enable'
  | '/two-factor/generate-backup-codes'
  | '/change-password'
  | '/revoke-sessions';

/** Sends one request about identity. */
export async function sendAuth(path: AuthPath, body: Record<string, unknown> = {}): Promise<AuthResult> {
  const sent = fetch(`/staff/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  try {
    const answer = await requireSuccess(sent);
    return { ok: true, answer: await answer.json() };
  } catch (error) {
    return { ok: false, error };
  }
}
