import type { ComponentProps } from 'react';
import { type ButtonLook, buttonLook } from '#app/ui/button.tsx';

const disabledLook =
  'aria-disabled:cursor-default aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-muted';

/** A button for one action among others. The one that sends a form is the site's own. */
export function Button({
  look = 'quiet',
  className = '',
  ...rest
}: Pick<ButtonLook, 'look'> & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`${buttonLook({ look, size: 'small' })} ${disabledLook} print:hidden ${className}`.trimEnd()}
      {...rest}
    />
  );
}
