import { useState } from 'react';
import { shell } from '../words/shell.ts';
import { Button } from './button.tsx';

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
      <Button onClick={copy}>{label}</Button>
      <span role="status" className="text-sm text-muted empty:hidden">
        {result && shell.copy[result]}
      </span>
    </span>
  );
}
