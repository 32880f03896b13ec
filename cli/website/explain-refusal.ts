import type { ConsoleRefusal } from '../ask-console.ts';

/** What the server refuses, in words. `mistakes`: what to say about a field that is wrong. */
export function explainRefusal(
  { code, by, fields, sentence }: ConsoleRefusal,
  mistakes: Record<string, string> = {},
): string | undefined {
  const field = Array.isArray(fields) ? String(fields[0]) : '';
  const refusals: Record<string, string> = {
    cannot_publish: `${sentence} Nothing was changed.`,
    draft_changed: by
      ? `${by} has a draft of this in the staff's app. Publish or discard it there first.`
      : 'Somebody else published at the same time. Run this again.',
    invalid: mistakes[field] ?? `The server does not accept this: ${field}.`,
    nothing_to_publish: 'There is no release to take back: visitors see the files.',
    not_found: 'The server does not have this any more.',
    too_many_drafts: "There are too many drafts. Publish or discard some in the staff's app first.",
    unavailable: 'The database does not answer. Nothing was changed. Try again in a minute.',
  };
  return refusals[code];
}
