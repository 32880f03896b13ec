/** A key of the keyboard. */
export const keyLook =
  'min-h-6.5 min-w-6.5 place-items-center rounded-[6px] border border-line bg-sunken px-1.5 text-xs font-bold text-muted [font-family:inherit]';
