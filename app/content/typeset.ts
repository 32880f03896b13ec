/** Typographic quotes, apostrophes and minus signs, for a text typed with straight ones. `before` is what it follows. */
export function typeset(text: string, before = ''): string {
  return text.replace(/["']|-(?=\$)/g, (mark, place: number) => {
    const opens = /^$|[\s([–—]/.test(place > 0 ? (text[place - 1] ?? '') : before);
    if (mark === '"') return opens ? '“' : '”';
    if (mark === "'") return opens ? '‘' : '’';
    return opens ? '−' : mark;
  });
}

/** The same for every text inside of `words`. */
export function typesetAll<T>(words: T): T {
  if (typeof words === 'string') return typeset(words) as T;
  if (Array.isArray(words)) return words.map(typesetAll) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, typesetAll(value)])) as T;
}
