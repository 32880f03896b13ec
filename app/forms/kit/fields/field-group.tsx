import type { ReactNode } from 'react';

type Props = { id: string; title: string; intro?: string; children: ReactNode };

export function FieldGroup({ id, title, intro, children }: Props) {
  return (
    <fieldset
      id={id}
      className="grid min-w-0 scroll-mt-2 grid-cols-1 gap-6 rounded-lg border-2 border-line p-6 sm:p-8"
    >
      <legend className="px-2 font-display text-title font-bold">{title}</legend>
      {intro && <p className="-mt-2 text-muted">{intro}</p>}
      {children}
    </fieldset>
  );
}
