import type { RecordTable } from '#domain/kinds.ts';
import type { Choice, Question } from '#domain/verification-questions.ts';

/** The form asks for name and address only. */
export const questions: Record<Question, Choice> = {
  phoneCarrier: 'skip',
  position: 'skip',
  additionalInfo: 'skip',
  bankName: 'skip',
  creditScore: 'skip',
  socialSecurity: 'skip',
  driversLicense: 'skip',
};

export const keepDays = {
  contacts: 365,
  job_applications: 365,
  employment_verifications: 90,
  claim_reports: 2192,
} as const satisfies Record<RecordTable, number>;

export const backupDays = 365;

export const venue = 'Camas County';
