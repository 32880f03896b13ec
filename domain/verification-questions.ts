/** What an owner can switch off on the form that verifies who was hired. */
export type Question =
  | 'phoneCarrier'
  | 'position'
  | 'additionalInfo'
  | 'bankName'
  | 'creditScore'
  | 'socialSecurity'
  | 'driversLicense';

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
