import { useRef, useState } from 'react';
import { type Backend, loadBackend } from './backend.ts';
import { createSubmission, type Submission, type SubmitResult } from './submission.ts';

type Send<Values> = (values: Values, submission: Submission, backend: Backend) => Promise<SubmitResult>;

/** Sends a form's values once, however often it is pressed, and keeps what a second try needs. */
export function useSender<Values extends object>(send: Send<Values>) {
  const [progress, setProgress] = useState<number>();
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const last = useRef<{ submission: Submission; content: string }>(undefined);

  /** The same content keeps its id, so that it is stored once. Changed content is another message, and nothing of it may get lost. */
  function submissionFor(values: Values): Submission {
    const content = JSON.stringify(values);
    const before = last.current;
    if (before?.content !== content) {
      const fresh = createSubmission(setProgress);
      last.current = {
        submission: before ? { ...fresh, uploads: before.submission.uploads } : fresh,
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

  async function submit(values: Values): Promise<SubmitResult | { kind: 'busy' }> {
    if (busy.current) return { kind: 'busy' };
    busy.current = true;
    setSending(true);
    const result = await attempt(values);
    if (result.kind === 'stored') last.current = undefined;
    busy.current = false;
    setSending(false);
    setProgress(undefined);
    return result;
  }

  return { submit, sending, progress };
}
