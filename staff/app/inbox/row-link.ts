/** The element of the link that opens a record of the list. */
export function rowLinkId(id: string): string {
  return `row-${id}`;
}
