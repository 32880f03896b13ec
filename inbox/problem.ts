/** How the tool ends, for scripts that call it. */
export const exitCodes = { problem: 1, usage: 2, nothingFound: 3 } as const;

/** Something the person at the terminal can understand and mend: one sentence, shown without a stack. */
export class Problem extends Error {
  readonly exitCode: number;

  constructor(sentence: string, end: keyof typeof exitCodes = 'problem') {
    super(sentence);
    this.exitCode = exitCodes[end];
  }
}

/** The backend understood the request and said no, with a code of PostgreSQL, PostgREST or Storage. */
export class Refusal extends Problem {
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

export function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
