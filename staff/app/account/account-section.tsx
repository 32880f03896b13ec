import { type ReactNode, type Ref, useId } from 'react';

type Props = { title: string; lead: string; ref?: Ref<HTMLElement>; children: ReactNode };

/** With a `ref` it can take the focus of what it no longer shows. */
export function AccountSection({ title, lead, ref, children }: Props) {
  const id = useId();
  return (
    <section ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={id} className="card grid gap-4 p-5">
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
