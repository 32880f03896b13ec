/**
 * A query comes as "?q=" from a link or a reload, and as "#q=" from the box in the menu (send-query-in-fragment.ts): the part
 * of an address after "#" is not sent to a server.
 */
export function readQuery({ search, hash }: Pick<Location, 'search' | 'hash'> = location): string {
  const [fragment, query] = [hash.slice(1), search].map((part) => new URLSearchParams(part).get('q'));
  return fragment ?? query ?? '';
}

export function writeQuery(query: string): void {
  const url = new URL(location.href);
  url.hash = '';
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}
