import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'section'>, 'title'> & { title?: string | undefined; titleId?: string };

/** A part of a record, under its heading if it has one. */
export function Card({ title, titleId, children, ...rest }: Props) {
  return (
    <section className="card grid grid-cols-1 gap-3 px-5 py-4.5" {...rest}>
      {title && (
        <h2 id={titleId} className="text-base leading-[1.3] tracking-[-0.005em] wrap-anywhere">
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
