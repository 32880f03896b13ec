import { useSyncExternalStore } from 'react';

const changed = 'harborlight:query';

/** One value of the address's query. The page's HTML is made without a query, so that the first render sees none. */
export function useQuery(name: string, initial: string): [string, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name) ?? initial,
    () => initial,
  );
  return [value, (next) => write(name, next === initial ? null : next)];
}

function subscribe(notify: () => void) {
  addEventListener(changed, notify);
  addEventListener('popstate', notify);
  return () => {
    removeEventListener(changed, notify);
    removeEventListener('popstate', notify);
  };
}

function write(name: string, value: string | null) {
  const url = new URL(location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
  dispatchEvent(new Event(changed));
}
