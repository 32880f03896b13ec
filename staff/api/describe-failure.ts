import { conflictBy, failures, tryAgainIn } from '../words/failures.ts';
import { RequestFailed } from './request-failed.ts';

/** What went wrong, and what to do next. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof RequestFailed)) return failures.failed;
  const { code, retryAfter, body } = error;
  if ('changedBy' in body && body.changedBy) return conflictBy(String(body.changedBy));
  // The server may be newer than this app.
  const text = failures[code] ?? failures.failed;
  return retryAfter > 0 ? `${splitFailure(text).problem}. ${tryAgainIn(retryAfter)}` : text;
}

/** The first sentence as a heading, and the rest. */
export function splitFailure(text: string): { problem: string; advice: string } {
  const [problem = '', ...advice] = text.split('. ');
  return { problem, advice: advice.join('. ') };
}
