const questions = [
  'phoneCarrier',
  'position',
  'additionalInfo',
  'bankName',
  'creditScore',
  'socialSecurity',
  'driversLicense',
] as const;

/** What an owner can switch off on the form that verifies who was hired. */
export type Question = (typeof questions)[number];

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
  const isSkipped = (question: Question) =>
    choices[question] === 'skip' ||
    (choices[question] === 'ask unless forbidden' && isEmployerThere && Boolean(hiring.forbidden[question]));
  return askAllBut(questions.filter(isSkipped));
}

/** The questions that are not asked. */
export function listSkipped(asked: AskedQuestions): Question[] {
  return questions.filter((question) => !asked[question]);
}

export function askAllBut(skipped: readonly Question[]): AskedQuestions {
  return Object.fromEntries(
    questions.map((question) => [question, !skipped.includes(question)]),
  ) as AskedQuestions;
}
