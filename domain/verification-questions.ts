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

/** `ask unless forbidden`: a licensed company with an office in the state skips what the law there forbids. */
export type Choice = 'ask' | 'skip' | 'ask unless forbidden';

export type AskedQuestions = Readonly<Record<Question, boolean>>;

type Company = { license: object | null; offices: readonly { state: string }[] };
/** What the law of a state forbids most employers to ask. */
type Law = { code: string; hiring: { forbidden: Partial<Record<Question, unknown>> } };

export function decideQuestions(
  choices: Record<Question, Choice>,
  { license, offices }: Company,
  { code, hiring }: Law,
): AskedQuestions {
  const isEmployerThere = license !== null && offices.some(({ state }) => state === code);
  const isAsked = (question: Question) =>
    choices[question] === 'ask' ||
    (choices[question] !== 'skip' && !(isEmployerThere && hiring.forbidden[question]));
  return {
    phoneCarrier: isAsked('phoneCarrier'),
    position: isAsked('position'),
    additionalInfo: isAsked('additionalInfo'),
    bankName: isAsked('bankName'),
    creditScore: isAsked('creditScore'),
    socialSecurity: isAsked('socialSecurity'),
    driversLicense: isAsked('driversLicense'),
  };
}

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

/** The questions that are not asked. */
export function listSkipped(asked: AskedQuestions): Question[] {
  return (Object.keys(switchable) as Question[]).filter((question) => !asked[question]);
}

export function askAllBut(skipped: readonly Question[]): AskedQuestions {
  const questions = Object.keys(switchable) as Question[];
  return Object.fromEntries(
    questions.map((question) => [question, !skipped.includes(question)]),
  ) as AskedQuestions;
}
