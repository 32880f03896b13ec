import { requireSuccess } from './request-failed.ts';

/** What better-auth answers, as far as the app uses it. */
export type AuthAnswer = {
  twoFactorRedirect?: boolean;
  totpURI?: string;
  backupCodes?: string[];
  /** The new second step, encrypted for the server. */
  offer?: string;
};

type AuthPath =
  | '/sign-in/email'
  | '/sign-out'
  | '/two-factor/verify-totp'
  | '/two-factor/verify-backup-code'
  | '/two-factor/enable'
  | '/two-factor/offer-replacement'
  | '/two-factor/replace'
  | '/two-factor/generate-backup-codes'
  | '/change-password'
  | '/revoke-sessions';

/** Sends one request about identity. Throws `RequestFailed`. */
export async function sendAuth(path: AuthPath, body: Record<string, unknown> = {}): Promise<AuthAnswer> {
  const answer = await requireSuccess(
    fetch(`/staff/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  return answer.json();
}
