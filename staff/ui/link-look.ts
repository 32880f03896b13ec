import { textLook } from '#app/ui/text-button.tsx';

/** A link on a line of its own. */
export const linkLook = `inline-flex items-center justify-self-start ${textLook}`;

/** A link in a text or a list. */
export const inlineLinkLook = 'font-semibold text-accent underline underline-offset-4';
