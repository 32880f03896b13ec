import type { ReactNode } from 'react';
import { describeFailure, splitFailure } from '../../api/describe-failure.ts';

/** Says what went wrong and what to do next. `children` are the ways on. */
export function FailureScreen({ error, children }: { error: unknown; children?: ReactNode }) {
  const { problem, advice } = splitFailure(describeFailure(error));
  return (
    <section
      role="alert"
      className="card mx-auto my-[clamp(2rem,12vh,7rem)] grid max-w-136 gap-3 p-[clamp(1.5rem,5vw,2.5rem)]"
    >
      <h1 className="text-title">{problem}</h1>
      <p className="text-muted">{advice}</p>
      {children}
    </section>
  );
}
