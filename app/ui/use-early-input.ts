import { type RefObject, useEffect, useRef } from 'react';

/** Calls `take` once after hydration, with an element whose value the visitor may have changed before it. */
export function useEarlyInput<Element extends HTMLElement>(
  take: (element: Element) => void,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after hydration
  useEffect(() => {
    if (element.current) take(element.current);
  }, []);
  return element;
}
