import { changedBy, failures, tryAgainIn } from '../words/failures.ts';
import { RequestFailed } from './request-failed.ts';

/** What went wrong and what to do next. */
export function explainFailure(error: unknown): { problem: string; advice: string } {
  if (!(error instanceof RequestFailed)) return failures.failed;
  const { code, retryAfter, body } = error;
  const { problem, advice } = failures[code] ?? failures.failed;
  if ('changedBy' in body && body.changedBy) return { problem: changedBy(String(body.changedBy)), advice };
  return { problem, advice: retryAfter > 0 ? tryAgainIn(retryAfter) : advice };
}

/** The same as one text. */
export function describeFailure(error: unknown): string {
  const { problem, advice } = explainFailure(error);
  return `${problem}. ${advice}`;
}
