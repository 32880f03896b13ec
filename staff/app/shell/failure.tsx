import type { ReactNode } from 'react';
import { RequestFailed } from '../../api/client.ts';
import { failures } from '../../words/shell.ts';

/** Says what went wrong and what to do next. `children` are the ways on. */
export function FailureScreen({ error, children }: { error: unknown; children?: ReactNode }) {
  const code = error instanceof RequestFailed ? error.code : 'failed';
  const { title, advice } = failures[code] ?? failures.failed ?? { title: code, advice: '' };
  return (
    <section
      role="alert"
      className="card mx-auto my-[clamp(2rem,12vh,7rem)] grid max-w-136 gap-3 p-[clamp(1.5rem,5vw,2.5rem)]"
    >
      <h1 className="text-title">{title}</h1>
      <p className="text-muted">{advice}</p>
      {children}
    </section>
  );
}
