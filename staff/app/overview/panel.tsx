import { type ReactNode, useId } from 'react';

type Props = { title: string; aside?: string; area: string; children: ReactNode };

/** A part of the overview under its heading. `area` is its place in the grid. */
export function Panel({ title, aside, area, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="overview-panel" data-area={area}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="overview-heading">
          {title}
        </h2>
        {aside && <p className="text-sm text-muted">{aside}</p>}
      </header>
      {children}
    </section>
  );
}
