/** An email address or a link in angle brackets is not a tag. */
const address = /(?:[\w.+-]+@[\w.-]+|https?:\/\/[^\s<>"'=]+)>/;
/** Parses like a browser: a quoted value may contain ">". */
const wholeTag = /\/?[a-z](?:[^>=]|=(?:\s*"[^"]*"|\s*'[^']*'|(?!\s*["'])))*>/;
/** Tags with unclosed quotes, comments and declarations. They end at the first ">". */
const otherMarkup = /(?:\/?[a-z]|[!?])[^>]*>/;
const tag = new RegExp(`<(?!${address.source})(?:${wholeTag.source}|${otherMarkup.source})`, 'gi');
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters other than tab and line breaks
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Text that still changes after this many passes loses every "<". */
const maxPasses = 3;

/**
 * Strips HTML tags and trims. A "<" that starts no tag stays, as in "rent < $900".
 * Repeats until nothing changes, because removing a tag can form a new one.
 * The database does the same for requests that did not come from a form: `private.strip_markup`.
 */
export function sanitize(text: string): string {
  let before = text.toWellFormed().replace(control, '');
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const after = stripTags(before);
    if (after === before) return after.trim();
    before = after;
  }
  return before.replaceAll('<', '').trim();
}

/** Leaves out what follows the last ">": each "<" there would be searched to the end of the text. */
function stripTags(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return text.slice(0, end).replace(tag, '') + text.slice(end);
}
