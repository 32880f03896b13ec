import { useState } from 'react';
import { shell } from '../words/shell.ts';

/** Copies a text, and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [result, setResult] = useState<'copied' | 'failed'>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <button type="button" onClick={copy} className="staff-button">
        {label}
      </button>
      <span role="status" className="text-sm text-muted empty:hidden">
        {result && shell.copy[result]}
      </span>
    </span>
  );
}
