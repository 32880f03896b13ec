import type { ComponentProps } from 'react';

/** For small acts beside the main one: it looks like a link and changes something in the page. `className`: its place. */
export function TextButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`${className} min-h-11 font-bold text-accent underline underline-offset-4`.trim()}
      {...rest}
    />
  );
}
