import type { RecordTable } from '#domain/kinds.ts';
import { otherPosition } from '#domain/verification-answers.ts';
import type { Choice, Question } from '#domain/verification-questions.ts';

/** The company's own choices. Make them with counsel. */

/**
 * Which questions the verification form asks. Form, database row, uploads, receipt, notices, privacy policy, sample data and preflight
 * follow. Names, email, phone and address are always asked. If counsel finds an exception to what the law of your state forbids, write
 * 'ask' and note it for preflight.
 */
export const questions: Record<Question, Choice> = {
  phoneCarrier: 'skip',
  position: 'skip',
  additionalInfo: 'skip',
  bankName: 'skip',
  creditScore: 'skip',
  socialSecurity: 'skip',
  driversLicense: 'skip',
};

/**
 * How many days records are kept, by table. The privacy policy and the forms' notices print these, and a new database starts
 * with them. It deletes by its table `retention`, which an owner can change; the staff's app and preflight say if they differ.
 * Claims: six years, see the page of your state in docs/.
 */
export const keepDays = {
  contacts: 365,
  job_applications: 365,
  employment_verifications: 90,
  claim_reports: 2192,
} as const satisfies Record<RecordTable, number>;

/** No backup is kept longer: a person whose records were deleted is told that the last copy is gone by then. */
export const backupDays = 365;

/** How long the counts of pages are kept. They are about no visitor. The privacy policy prints it. */
export const countDays = 400;

/** Where disputes about the terms of service are decided. */
export const venue = 'Camas County';

/** What applicants choose from as their position. It is stored as it stands here. With 'Other', they can name another. */
export const positions = ['Bookkeeper', otherPosition] as const;
