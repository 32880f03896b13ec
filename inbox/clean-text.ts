/** What could move the cursor, recolour the terminal or turn the reading direction around. */
const steering = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu;

/** A stored value on one line, with everything that would steer a terminal made visible instead. */
export function cleanLine(value: string): string {
  return value.replace(/[\t\n\r\u2028\u2029]+/g, ' ').replace(steering, makeVisible);
}

/** A stored text as its lines, each safe to print. */
export function cleanLines(value: string): string[] {
  return value.split(/\r\n|[\n\r\u2028\u2029]/).map(cleanLine);
}

function makeVisible(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}
