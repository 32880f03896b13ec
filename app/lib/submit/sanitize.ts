/** What people put between angle brackets that is no tag: an address to write to, or a link. */
const address = /(?:[\w.+-]+@[\w.-]+|https?:\/\/[^\s<>"'=]+)>/;
/** As a browser reads a tag: a quoted value may hold ">". */
const wholeTag = /\/?[a-z](?:[^>=]|=(?:\s*"[^"]*"|\s*'[^']*'|(?!\s*["'])))*>/;
/** Whatever else a browser would begin a tag or a comment with. */
const rest = /!--[\s\S]*?-->|[!?][^>]*>|\/?[a-z][^>]*>/;
const tag = new RegExp(`<(?!${address.source})(?:${wholeTag.source}|${rest.source})`, 'gi');
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go; tab and line ends stay
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * Text as it is stored: HTML tags stripped, trimmed. A "<" that begins no tag stays, so that "rent < $900" survives.
 * What a stripped tag leaves behind can form a new one, so it goes on until nothing changes.
 */
export function sanitize(text: string): string {
  let before = text.toWellFormed().replace(control, '');
  for (;;) {
    const after = before.replace(tag, '');
    if (after === before) return after.trim();
    before = after;
  }
}
