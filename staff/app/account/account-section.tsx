import { type ReactNode, useId } from 'react';

type Props = { title: string; lead: string; children: ReactNode };

export function AccountSection({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card grid gap-4 p-5">
      <header>
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        <p className="text-muted">{lead}</p>
      </header>
      {children}
    </section>
  );
}
