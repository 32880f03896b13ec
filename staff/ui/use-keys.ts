import { useEffect, useEffectEvent } from 'react';

/** Acts on single keys, unless the person is typing or a dialog is open. `actOf` names what a key does now, if anything. */
export function useKeys(actOf: (event: KeyboardEvent) => (() => unknown) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event) || document.querySelector('dialog[open]')) return;
    const act = actOf(event);
    if (!act) return;
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
  const fields = 'textarea, select, [contenteditable], input:not([type=checkbox])';
  return target instanceof HTMLElement && target.closest(fields) !== null;
}
