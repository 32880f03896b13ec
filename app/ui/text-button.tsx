import type { ComponentProps } from 'react';

export const textLook = 'min-h-11 font-bold text-accent underline underline-offset-4';

/** A button that looks like a link, for minor actions. */
export function TextButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={`${className} ${textLook}`.trim()} {...rest} />;
}
