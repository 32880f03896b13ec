import { endSentence } from './end-sentence.ts';

/** What a saved text may leave open: `{first name}`. `me` is the name of the person who writes. */
export const placeholders = [
  'first name',
  'name',
  'reference',
  'office',
  'address',
  'phone',
  'opening hours',
  'job',
  'me',
] as const;
export type Placeholder = (typeof placeholders)[number];

const known = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');
const knownWithStop = new RegExp(`${known.source}(\\.?)`, 'g');
const gap = /\[[^[\]\n]+\]/;

/** The known placeholders of a text, each once. */
export function placeholdersIn(text: string): Placeholder[] {
  return [...new Set([...text.matchAll(known)].map(([, name]) => name as Placeholder))];
}

/** What stands in braces and cannot be filled in, with its braces: `{nmae}`, or a brace that has no other. */
export function unknownPlaceholders(text: string): string[] {
  return [...new Set(text.replaceAll(known, '').match(/\{[^{}\n]*\}?|\}/g))];
}

/** Fills in the values. One that is missing becomes a gap, such as `[first name]`. Values are not searched for placeholders. */
export function fillPlaceholders(text: string, values: Partial<Record<Placeholder, string>>): string {
  return text.replaceAll(knownWithStop, (_, name: Placeholder, stop: string) => {
    const value = values[name] || `[${name}]`;
    return stop ? endSentence(value) : value;
  });
}

/** Where the first gap is: words in square brackets, for the writer to replace. */
export function findGap(text: string): { start: number; end: number } | undefined {
  const found = gap.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}
