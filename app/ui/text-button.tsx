import type { ComponentProps } from 'react';

/** A button that looks like a link, for minor actions. */
export function TextButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`${className} min-h-11 font-bold text-accent underline underline-offset-4`.trim()}
      {...rest}
    />
  );
}
