import { useSyncExternalStore } from 'react';
import { startView, type View } from './view.ts';

/** Where a person is in the inbox: kept while they read a record, so that they come back to the same place. */
type Place = { view: View; activeId: string | null; scroll: number };

const storageKey = 'staff-inbox';
const listeners = new Set<() => void>();
let place: Place = { view: restoreView(), activeId: null, scroll: 0 };

export function usePlace(): Place {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => place,
  );
}

export function readPlace(): Place {
  return place;
}

export function setPlace(change: Partial<Place>): void {
  place = { ...place, ...change };
  for (const listener of listeners) listener();
}

/** A narrower or wider list starts at its top. */
export function changeView(change: Partial<View>): void {
  setPlace({ view: { ...place.view, ...change }, activeId: null, scroll: 0 });
  storeView(place.view);
}

/** Search words are personal: they stay in memory and end with the page. */
function storeView({ search: _, ...view }: View): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(view));
  } catch {
    // Storage may be full or switched off. The view then starts anew with the next page.
  }
}

function restoreView(): View {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<View>;
    return { ...startView, ...stored, search: '' };
  } catch {
    return startView;
  }
}
