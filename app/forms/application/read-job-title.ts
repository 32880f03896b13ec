import { sanitize } from '../kit/define/sanitize.ts';

const maxLength = 200;

/** Reads the job from the query of a URL. Empty if the query names none. */
export function readJobTitle(query: string): string {
  return sanitize(new URLSearchParams(query).get('job') ?? '').slice(0, maxLength);
}
