/** Why the staff's API refuses a request. The words for people are in staff/words/failures.ts. */
export const refusals = [
  // Any request.
  'signed_out',
  'second_step_required',
  'not_allowed',
  'missing_token',
  'foreign_origin',
  'not_found',
  'invalid',
  'length_required',
  'too_large',
  'too_slow',
  'too_many_requests',
  'unavailable',
  'failed',
  // Sign-in, password and second step. Most are better-auth's, in lower case.
  'access_suspended',
  'account_temporarily_locked',
  'busy',
  'code_already_used',
  'common_password',
  'invalid_backup_code',
  'invalid_code',
  'invalid_email_or_password',
  'invalid_password',
  'invalid_two_factor_cookie',
  'link_expired',
  'second_step_expired',
  'too_many_attempts',
  'too_many_attempts_request_new_code',
  // Records and their files.
  'conflict',
  'file_found',
  'file_missing',
  'mail_off',
  'no_preview',
  'not_a_colleague',
  // Team.
  'already_member',
  'last_owner',
  'suspended',
  'yourself',
  // Settings.
  'more_deletions',
  'stale',
  'unusable_key',
] as const;
export type Refusal = (typeof refusals)[number];
