/** Several trees on one page: each one's ids get its name. */
export function idPrefixOf(name: string): string {
  return `${name}-`;
}
