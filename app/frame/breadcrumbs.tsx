import type { ReactNode } from 'react';
import type { Link } from '#company/shape/types.ts';
import { breadcrumbs } from '#content/shell.ts';
import { Anchor } from '../ui/anchor.tsx';

/** `trail` lists the pages between the home page and the current one. */
export function Breadcrumbs({ trail, current }: { trail: readonly Link[]; current: ReactNode }) {
  return (
    <nav aria-label={breadcrumbs.label} data-print="hide">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {[breadcrumbs.home, ...trail].map(({ label, href }) => (
          <li key={href} className="flex items-center gap-x-2">
            <Anchor href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {label}
            </Anchor>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
