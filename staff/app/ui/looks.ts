import { fieldLook } from '../../ui/field-look.ts';

/** A visitor's text: its line breaks stay, and no word pushes the page wider. */
export const textLook = 'max-w-[70ch] whitespace-pre-wrap wrap-anywhere';

export const problemLook = 'font-semibold text-danger';

export const rowLook = 'flex flex-wrap items-center gap-x-3 gap-y-2';

/** A trouble with a file, with what can be done about it. */
export const troubleLook =
  'grid max-w-[70ch] justify-items-start gap-2.5 rounded-sm border-s-4 border-danger bg-sunken px-4 py-3.5';

/** A note or a reply: label, text, button. */
export const noteLook = 'grid justify-items-start gap-1.5';
export const areaLook = `field-sizing-content max-h-96 w-full py-2 ${fieldLook}`;
export const labelLook = 'text-2xs text-muted';
