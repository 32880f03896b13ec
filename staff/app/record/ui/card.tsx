import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'section'>, 'title'> & { title?: string | undefined; titleId?: string };

/** A part of a record, under its heading if it has one. It takes the focus of what is left or disappears in it. */
export function Card({ title, titleId, children, ...rest }: Props) {
  return (
    <section tabIndex={-1} className="card grid grid-cols-1 gap-3 px-5 py-4.5" {...rest}>
      {title && (
        <h2 id={titleId} className="text-base leading-[1.3] tracking-[-0.005em] wrap-anywhere">
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}

/** As many columns as fit. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-3 md:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
      {children}
    </dl>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="only:col-span-full">
      <dt className="text-2xs text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Gives the focus to the card around a field, so that single keys act again and the keyboard goes on from there. */
export function leaveField(field: HTMLElement): void {
  field.closest('section')?.focus({ preventScroll: true });
}
