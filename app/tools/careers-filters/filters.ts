export type Filters = { location: string; type: string };

/** The value of a filter that is not set. */
export const all = 'all';

/** Ignores a value in the URL that the filter does not offer. */
export function parseChoice(value: string | null, options: readonly string[]): string {
  return value && options.includes(value) ? value : all;
}

const separator = '|';

/** The options under which a card is shown, for its data attribute. */
export const writeOptions = (options: readonly string[]) => options.join(separator);

export function isShown(options: string | undefined, choice: string): boolean {
  return choice === all || (options ?? '').split(separator).includes(choice);
}
