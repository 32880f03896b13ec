import { type RefObject, useEffect, useRef } from 'react';

/** If what has the focus inside of the element disappears, the element itself takes it. It needs `tabIndex={-1}`. */
export function useKeptFocus<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const hadFocus = useRef(false);
  // After every render: a button that was pressed may have been replaced.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      container.current?.focus({ preventScroll: true });
    hadFocus.current = container.current?.contains(document.activeElement) ?? false;
  });
  return container;
}
