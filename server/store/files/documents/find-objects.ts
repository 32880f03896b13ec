import { refusals } from './document-refused.ts';

export type ObjectStart = { number: number; generation: number; offset: number };

/** More than any resume has, with its objects in object streams. */
export const maxObjects = 50_000;

/**
 * Finds every place where some reader could begin an object: `NUMBER GENERATION obj` anywhere in the file, also inside strings and
 * streams. Cross references are not used, because an attacker writes them.
 */
export function findObjects(text: string): ObjectStart[] {
  const starts: ObjectStart[] = [];
  for (const at of indexesOf(text, 'obj')) {
    const generation = numberBefore(text, at);
    const number = generation && numberBefore(text, generation.start);
    if (!number) continue;
    starts.push({ number: number.value, generation: generation.value, offset: at + 'obj'.length });
    if (starts.length > maxObjects) throw refusals.unreadablePdf();
  }
  return starts;
}

/** The offsets after each `trailer`. */
export function findTrailers(text: string): number[] {
  const offsets = [...indexesOf(text, 'trailer')].map((at) => at + 'trailer'.length);
  if (offsets.length > maxObjects) throw refusals.unreadablePdf();
  return offsets;
}

/** The offsets after each name, in which any letter may be written as `#` and two hexadecimal digits. */
export function findName(text: string, name: string): number[] {
  const letters = [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`);
  // The digits' case does not matter, and neither does a match of `/root`.
  const pattern = new RegExp(`/${letters.join('')}(?![\\w#.-])`, 'gi');
  const offsets: number[] = [];
  for (const { index, 0: match } of text.matchAll(pattern)) {
    offsets.push(index + match.length);
    if (offsets.length > maxObjects) throw refusals.unreadablePdf();
  }
  return offsets;
}

function* indexesOf(text: string, word: string): Generator<number> {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) yield at;
}

function numberBefore(text: string, end: number): { start: number; value: number } | undefined {
  const last = skipBack(text, end, isWhitespace);
  const start = skipBack(text, last, isNumeric);
  if (start < last) return { start, value: Number(text.slice(start, Math.min(last, start + 20))) };
  if (last < end) refuseComment(text, last);
  return undefined;
}

/** Readers skip a comment between the numbers and `obj`. No program writes one there. */
function refuseComment(text: string, lineEnd: number): void {
  const isLineEnd = text[lineEnd] === '\n' || text[lineEnd] === '\r';
  if (!isLineEnd) return;
  const lineStart = skipBack(text, lineEnd, (code) => code !== 0x0a && code !== 0x0d);
  if (/(?:^|[\0\t\f \d.])%/.test(text.slice(lineStart, lineEnd))) throw refusals.unreadablePdf();
}

function skipBack(text: string, from: number, matches: (code: number) => boolean): number {
  let at = from;
  while (at > 0 && matches(text.charCodeAt(at - 1))) at -= 1;
  return at;
}

function isWhitespace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x0c || code === 0;
}

/** Some readers accept `1.0 0 obj` and `+1 0 obj`. */
function isNumeric(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2e || code === 0x2b || code === 0x2d;
}
