/** Keeps the ids of several React trees on one page apart. */
export function idPrefixOf(name: string): string {
  return `${name}-`;
}
