import type { RecordTable } from '#domain/kinds.ts';
import type { Choice, Question } from '#domain/verification-questions.ts';

export const questions: Record<Question, Choice> = {
  phoneCarrier: 'ask',
  position: 'ask',
  additionalInfo: 'ask',
  bankName: 'skip',
  creditScore: 'skip',
  socialSecurity: 'ask',
  driversLicense: 'ask',
};

export const keepDays = {
  contacts: 365,
  job_applications: 365,
  employment_verifications: 90,
  claim_reports: 2192,
} as const satisfies Record<RecordTable, number>;

export const backupDays = 365;

export const venue = 'Pierce County';
