/** Characters that could move the cursor, change colors or reverse the reading direction. */
const unsafe = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu;

/** Puts a stored value on one line. Replaces characters that control a terminal with visible ones. */
export function cleanLine(value: string): string {
  return value.replace(/[\t\n\r\u2028\u2029]+/g, ' ').replace(unsafe, makeVisible);
}

/** Splits a stored text into lines that are safe to print. */
export function cleanLines(value: string): string[] {
  return value.split(/\r\n|[\n\r\u2028\u2029]/).map(cleanLine);
}

/** Returns the Unicode picture of a control character (`␛`), or its code point. */
function makeVisible(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}
