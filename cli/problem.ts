/** Exit codes, for scripts that call a command. */
export const exitCodes = { problem: 1, usage: 2, cannotRun: 2, nothingFound: 3 } as const;

/** An error that a person can fix: one sentence, printed without a stack trace. Any other error is a bug. */
export class Problem extends Error {
  readonly exitCode: number;

  constructor(sentence: string, end: keyof typeof exitCodes = 'problem') {
    super(sentence);
    this.exitCode = exitCodes[end];
  }
}

/** The backend rejected a request, with an error code of PostgreSQL, PostgREST or Storage. */
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

/** Explains the usual errors of the file system. Returns any other error unchanged. */
export function toFileProblem(error: unknown, file: string): unknown {
  if (isCode(error, 'ENOENT', 'ENOTDIR')) return new Problem(`${file} does not exist.`);
  if (isCode(error, 'EACCES', 'EPERM', 'EROFS'))
    return new Problem(`This user has no permission to use ${file}.`);
  if (isCode(error, 'ENOSPC', 'EDQUOT'))
    return new Problem(`The disk is full: ${file} could not be written. Free some space and try again.`);
  if (isCode(error, 'EEXIST')) return new Problem(`${file} already exists. Choose another name.`);
  if (isCode(error, 'EISDIR')) return new Problem(`${file} is a folder. Name a file.`);
  return error;
}
