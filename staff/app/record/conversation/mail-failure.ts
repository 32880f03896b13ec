import { mailFailureWords as words } from '../../../words/mail.ts';

/** The code of a failure begins with the mail library's name for it, or with BOUNCE. */
export function explainFailure(failure: string | null): string {
  if (!failure) return '';
  return words.known[failure.split(' ')[0] ?? ''] ?? words.other(failure);
}
