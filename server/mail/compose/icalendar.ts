import { toHeaderText } from '../../lib/frame/safe-text.ts';

/** RFC 5545: a line has at most 75 octets without its end. The next one starts with a space. */
const longestLine = 75;

/** One property, folded. `value` has been made by one of the functions below. */
export function contentLine(property: string, value: string): string {
  const lines: string[] = [''];
  let octets = 0;
  // By characters, so that none is cut in the middle.
  for (const character of `${property}:${value}`) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return `${lines.join('\r\n')}\r\n`;
}

/** '20261119T153000Z' */
export function dateTime(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A text of any length. Line breaks are escaped, and other control characters left out. */
export function text(words: string): string {
  return words
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A name as a parameter: in quotes, and without any of its own, which cannot be escaped. */
export function quotedName(name: string): string {
  return `"${toHeaderText(name.toWellFormed()).replaceAll('"', '’')}"`;
}

/** An address as a URL. Calendars compare it with their owner's, so only what would end or change the URL is encoded. */
export function mailAddress(address: string): string {
  const encoded = encodeURIComponent(address.toWellFormed());
  return `mailto:${encoded.replaceAll('%40', '@').replaceAll('%2B', '+')}`;
}
