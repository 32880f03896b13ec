import type { ReactNode } from 'react';

/** A short remark beside a name. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="ms-2 inline-block rounded-full bg-sunken px-2 text-2xs leading-normal font-semibold text-muted">
      {children}
    </span>
  );
}
