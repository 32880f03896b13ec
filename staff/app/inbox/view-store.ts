import { useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { createStore, useStore } from '../../ui/create-store.ts';
import { rowLinkId } from './row-link.ts';
import { startView, type View } from './view.ts';

/** Where a person is in the inbox: kept while they read a record, so that they come back to the same place. */
type Place = { view: View; activeId: string | null; scroll: number };

const storageKey = 'staff-inbox';
const place = createStore<Place>({ view: restoreView(), activeId: null, scroll: 0 });

export const usePlace = () => useStore(place);

export function setPlace(change: Partial<Place>): void {
  place.set({ ...place.read(), ...change });
}

/** A narrower or wider list starts at its top. */
export function changeView(change: Partial<View>): void {
  const view = { ...place.read().view, ...change };
  setPlace({ view, activeId: null, scroll: 0 });
  storeView(view);
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

/** Back from a record, the row of the record that was read last has the focus. */
export function useRowFocus(activeId: string | null, isLoaded: boolean): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  const [first] = useState(activeId);
  useEffect(() => {
    if (isBack && isLoaded && first && document.activeElement?.matches('body, main'))
      document.getElementById(rowLinkId(first))?.focus({ preventScroll: true });
  }, [isBack, isLoaded, first]);
}

/** Back from a record, the list is where it was. */
export function useScrollPlace(): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (isBack) scrollTo({ top: place.read().scroll, behavior: 'instant' });
  }, [isBack]);
  useEffect(() => {
    const remember = () => setPlace({ scroll: scrollY });
    addEventListener('scrollend', remember);
    return () => removeEventListener('scrollend', remember);
  }, []);
}
