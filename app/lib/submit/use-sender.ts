import { useRef, useState } from 'react';
import { type Backend, loadBackend } from './backend.ts';
import { readLastTry, writeLastTry } from './draft.ts';
import { createSubmission, type Submission, type SubmitResult } from './submission.ts';

export type Send<Values> = (
  values: Values,
  submission: Submission,
  backend: Backend,
) => Promise<SubmitResult>;

/**
 * Sends a form's values, and keeps what a second try needs. A form with a draft names it:
 * what comes back after a reload is still the same thing to send.
 */
export function useSender<Values extends object>(send: Send<Values>, draft?: string) {
  const [progress, setProgress] = useState<number>();
  const [sending, setSending] = useState(false);
  const last = useRef<{ submission: Submission; content: string }>(undefined);

  /** The same content keeps its id, so that it is stored once. Changed content is another message, and nothing of it may get lost. */
  function submissionFor(values: Values): Submission {
    const content = contentOf(values);
    const before = last.current;
    if (before?.content !== content) {
      const fresh = createSubmission(setProgress);
      const earlier = draft ? readLastTry(draft) : undefined;
      const id = earlier?.content === content ? earlier.id : fresh.id;
      if (draft) writeLastTry(draft, { id, content });
      last.current = {
        submission: { ...fresh, id, ...(before && { uploads: before.submission.uploads }) },
        content,
      };
    }
    return (last.current as { submission: Submission }).submission;
  }

  /** A script that no longer exists after a deploy is one more way to fail. */
  async function attempt(values: Values): Promise<SubmitResult> {
    try {
      return await send(values, submissionFor(values), await loadBackend());
    } catch {
      return { kind: 'failed' };
    }
  }

  async function submit(values: Values): Promise<SubmitResult> {
    setSending(true);
    const result = await attempt(values);
    if (result.kind === 'stored') last.current = undefined;
    setSending(false);
    setProgress(undefined);
    return result;
  }

  return { submit, sending, progress };
}

/** JSON knows no files: one that was exchanged for another is told by its name, size and age. */
function contentOf(values: object): string {
  return JSON.stringify(values, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
