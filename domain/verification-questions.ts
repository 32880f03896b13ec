import { site } from '#app/site.ts';
import type { License } from '#app/site-types.ts';

export type VerificationField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'phoneCarrier'
  | 'streetAddress'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'position'
  | 'otherPosition'
  | 'additionalInfo'
  | 'bankName'
  | 'creditScore'
  | 'socialSecurity'
  | 'confirmSocialSecurity'
  | 'licenseFront'
  | 'licenseBack';

/** The fields of each question that an owner can switch. Two fields of one question are asked together or not at all. */
const switchable = {
  phoneCarrier: ['phoneCarrier'],
  position: ['position', 'otherPosition'],
  additionalInfo: ['additionalInfo'],
  bankName: ['bankName'],
  creditScore: ['creditScore'],
  socialSecurity: ['socialSecurity', 'confirmSocialSecurity'],
  driversLicense: ['licenseFront', 'licenseBack'],
} as const satisfies Record<string, readonly VerificationField[]>;

export type Question = keyof typeof switchable;

/** `skip in New York`: skipped by a licensed company with an office there, asked by the demonstration and elsewhere. */
export type Choice = 'ask' | 'skip' | 'skip in New York';

/**
 * Which questions the verification form asks. Change a word here: form, database row, uploads, receipt, notices, privacy
 * policy, sample data and preflight follow. Names, email, phone and address are always asked.
 */
const choices: Record<Question, Choice> = {
  phoneCarrier: 'ask',
  position: 'ask',
  additionalInfo: 'ask',
  // A bank is needed for direct deposit alone, which takes written consent after hiring (docs/new-york-law.md).
  bankName: 'skip in New York',
  // See creditHistoryOfApplicants in facts.ts. If counsel finds an exception, write 'ask' and note it for preflight.
  creditScore: 'skip in New York',
  socialSecurity: 'ask',
  driversLicense: 'ask',
};

export type AskedQuestions = Readonly<Record<Question, boolean>>;

type Company = { license: License | null; offices: readonly { state: string }[] };

export function decideQuestions(choices: Record<Question, Choice>, company: Company): AskedQuestions {
  const isNewYorkEmployer = company.license !== null && company.offices.some(({ state }) => state === 'NY');
  const isAsked = (choice: Choice) => choice === 'ask' || (choice !== 'skip' && !isNewYorkEmployer);
  return {
    phoneCarrier: isAsked(choices.phoneCarrier),
    position: isAsked(choices.position),
    additionalInfo: isAsked(choices.additionalInfo),
    bankName: isAsked(choices.bankName),
    creditScore: isAsked(choices.creditScore),
    socialSecurity: isAsked(choices.socialSecurity),
    driversLicense: isAsked(choices.driversLicense),
  };
}

export const askedQuestions = decideQuestions(choices, site);

/** Leaves out the fields of questions that are not asked. */
export function selectAsked(
  fields: readonly VerificationField[],
  questions: AskedQuestions,
): VerificationField[] {
  const skipped = Object.entries(switchable).flatMap(([question, fields]): readonly VerificationField[] =>
    questions[question as Question] ? [] : fields,
  );
  return fields.filter((name) => !skipped.includes(name));
}
