import { useRef, useState } from 'react';
import { type Backend, loadBackend } from '../send/backend.ts';
import { readLastAttempt, writeLastAttempt } from '../send/draft.ts';
import { createSubmission, type Submission, type SubmitResult } from '../send/submission.ts';

/** The outcome, with the id of the stored row. */
type SendResult = { kind: 'stored'; id: string } | Extract<SubmitResult, { kind: 'failed' }>;

export type Send<Values> = (
  values: Values,
  submission: Submission,
  backend: Backend,
) => Promise<SubmitResult>;

/** Sends a form's values. Unchanged values keep their submission, so that a retry stores them once. */
export function useSender<Values extends object>(send: Send<Values>, draft?: string) {
  const [progress, setProgress] = useState<number>();
  const [sending, setSending] = useState(false);
  const last = useRef<{ submission: Submission; content: string }>(undefined);

  function submissionFor(values: Values): Submission {
    const content = serialize(values);
    if (last.current?.content === content) return last.current.submission;
    const submission = createSubmission(setProgress);
    if (last.current) submission.uploads = last.current.submission.uploads;
    if (draft) {
      // With a draft, values and id survive a reload.
      const stored = readLastAttempt(draft);
      if (stored?.content === content) submission.id = stored.id;
      writeLastAttempt(draft, { id: submission.id, content });
    }
    last.current = { submission, content };
    return submission;
  }

  async function attempt(values: Values): Promise<SendResult> {
    try {
      const submission = submissionFor(values);
      const result = await send(values, submission, await loadBackend());
      return result.kind === 'stored' ? { ...result, id: submission.id } : result;
    } catch {
      // For example, a deploy has removed the client's script.
      return { kind: 'failed' };
    }
  }

  async function submit(values: Values): Promise<SendResult> {
    setSending(true);
    const result = await attempt(values);
    if (result.kind === 'stored') last.current = undefined;
    setSending(false);
    setProgress(undefined);
    return result;
  }

  return { submit, sending, progress };
}

/** JSON has no files: they are compared by name, size and date. */
function serialize(values: object): string {
  return JSON.stringify(values, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
