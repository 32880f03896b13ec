/** Replaces straight quotes, apostrophes and minus signs by typographic ones. `before` is the text before this one. */
export function typeset(text: string, before = ''): string {
  return text.replace(/["']|-(?=\$)/g, (mark, place: number) => {
    const opens = /^$|[\s([–—]/.test(place > 0 ? (text[place - 1] ?? '') : before);
    if (mark === '"') return opens ? '“' : '”';
    if (mark === "'") return opens ? '‘' : '’';
    return opens ? '−' : mark;
  });
}

/** Applies `typeset` to every string in `words`. */
export function typesetAll<T>(words: T): T {
  if (typeof words === 'string') return typeset(words) as T;
  if (Array.isArray(words)) return words.map(typesetAll) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, typesetAll(value)])) as T;
}
