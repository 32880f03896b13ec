const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function numberWord(count: number): string {
  return words[count] ?? String(count);
}

/** 'one office', 'two offices' */
export function counted(count: number, one: string, many: string): string {
  return `${numberWord(count)} ${count === 1 ? one : many}`;
}

/** 'life, auto and home' */
export function listInWords(items: readonly string[]): string {
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : items.join();
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'a Vermont', 'an Ohio' */
export function withArticle(name: string): string {
  return `${/^[AEIO]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** Read out in place of the stars of a review. */
export function rated(value: number): string {
  return `Rated ${value} out of 5`;
}
