import { type ComponentProps, useId } from 'react';

type Props = Omit<ComponentProps<'section'>, 'title'> & { title: string; aside?: string };

/** A part of a screen under its heading. */
export function Panel({ title, aside, className = '', children, ...rest }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`card grid grid-cols-1 content-start gap-3.5 p-5 ${className}`.trimEnd()}
      {...rest}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-[1.1875rem] leading-[1.3]">
          {title}
        </h2>
        {aside && <p className="text-sm text-muted">{aside}</p>}
      </header>
      {children}
    </section>
  );
}
