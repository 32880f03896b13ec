import { type RefObject, useEffect, useRef } from 'react';

/** Gives the element the focus when it appears in place of what had it. */
export function useFocusIfLost<Focusable extends HTMLElement>(): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus();
  }, []);
  return element;
}
