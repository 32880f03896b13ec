import type { RecordTable } from './kinds.ts';

/**
 * How many days records are kept, by table. The privacy policy and the forms' notices print these, and a new database starts
 * with them. It deletes by its table `retention`, which an owner can change; the staff's app and preflight say if they differ.
 * Claims: six years, see docs/new-york-law.md.
 */
export const keepDays = {
  contacts: 365,
  job_applications: 365,
  employment_verifications: 90,
  claim_reports: 2192,
} as const satisfies Record<RecordTable, number>;

/** No backup is kept longer: a person whose records were deleted is told that the last copy is gone by then. */
export const backupDays = 365;
