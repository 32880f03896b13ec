import type { ComponentProps } from 'react';

/** A checkbox without words beside it. `className` is about the area that takes the click. */
export function CheckTarget({ className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <label
      className={`grid min-h-11 w-11 flex-none cursor-pointer place-items-center ${className}`.trimEnd()}
    >
      <input type="checkbox" className="size-5 cursor-pointer" {...rest} />
    </label>
  );
}
