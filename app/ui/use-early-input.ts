import { type RefObject, useEffect, useRef } from 'react';

/** Hands over, once, a field or a form in which a visitor may have put something before React was here. */
export function useEarlyInput<Field extends HTMLElement>(
  take: (field: Field) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field appears
  useEffect(() => {
    if (field.current) take(field.current);
  }, []);
  return field;
}
