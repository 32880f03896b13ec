const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Small numbers as words, as they stand inside of a sentence. */
export function inWords(number: number): string {
  return words[number] ?? number.toLocaleString('en-US');
}

/** `one` for 1, otherwise `several`. */
export function plural(number: number, one: string, several: string): string {
  return number === 1 ? one : several;
}

/** "life, auto and home". British lists have no comma before the last item. */
export function listInWords(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(items);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
