import type { Action } from '#domain/actions.ts';

export type Route = {
  /** Only these are passed on: better-auth also takes options that would weaken a session. */
  fields: string[];
  /** Added to what is passed on. */
  always?: Record<string, unknown>;
  caller: 'anyone' | 'signed-in';
  /** What is recorded when it succeeds. Sign-in and the second step are recorded below. */
  action?: Action;
};

/** The only routes of better-auth that requests reach. */
export const allowedRoutes = new Map<string, Route>(
  Object.entries({
    '/sign-in/email': { fields: ['email', 'password'], caller: 'anyone' },
    '/sign-out': { fields: [], caller: 'anyone', action: 'sign_out' },
    '/two-factor/verify-totp': { fields: ['code'], caller: 'anyone' },
    '/two-factor/verify-backup-code': { fields: ['code'], caller: 'anyone' },
    '/two-factor/enable': { fields: ['password'], caller: 'signed-in' },
    '/two-factor/generate-backup-codes': {
      fields: ['password'],
      caller: 'signed-in',
      action: 'backup_codes_renewed',
    },
    // Recorded in their own transaction: see replace-second-step.ts.
    '/two-factor/offer-replacement': { fields: ['password', 'code'], caller: 'signed-in' },
    '/two-factor/replace': { fields: ['offer', 'code'], caller: 'signed-in' },
    '/change-password': {
      fields: ['currentPassword', 'newPassword'],
      always: { revokeOtherSessions: true },
      caller: 'signed-in',
      action: 'password_changed',
    },
    '/revoke-sessions': { fields: [], caller: 'signed-in', action: 'sessions_ended' },
  } satisfies Record<string, Route>),
);
