import { useEffect, useEffectEvent } from 'react';

export type RecordKeys = Partial<Record<'j' | 'k' | 'e' | 'r' | 'n' | 'u' | 'Escape', () => void>>;

/** Single keys, unless the person is typing or a dialog is open. */
export function useRecordKeys(keys: RecordKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key as keyof RecordKeys];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented)
      return;
    if (isTyping(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
