import type { ComponentProps } from 'react';

/** A notice across the page. */
export function Banner(props: ComponentProps<'p'>) {
  return (
    <p
      className="mb-5 rounded-sm bg-amber-pale px-4 py-2.5 font-semibold text-navy empty:hidden"
      {...props}
    />
  );
}
