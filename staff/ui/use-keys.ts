import { useEffect, useEffectEvent } from 'react';
import { singleKeys } from './single-keys.ts';
import { createTypingPause } from './typing-pause.ts';

/** One for all screens: whoever types does not notice that the screen has changed. */
const typing = createTypingPause(() => performance.now());

const leaving = ['Enter', 'Escape', 'Tab'];

/**
 * Acts on single keys, unless the person is typing, has switched them off, or a dialog is open. `actOf` names what a key does
 * now, if anything.
 */
export function useKeys(actOf: (event: KeyboardEvent) => (() => unknown) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const isCharacter = event.key.length === 1;
    if (isInField(event)) {
      if (isCharacter) typing.begin();
      else if (leaving.includes(event.key)) typing.end();
      return;
    }
    if (document.querySelector('dialog[open]')) return;
    if (isCharacter && (singleKeys.read() === 'off' || typing.continues())) return;
    const act = actOf(event);
    if (act) {
      event.preventDefault();
      act();
      // The space bar scrolls, and presses buttons.
    } else if (isCharacter && event.key !== ' ') typing.begin();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isInField({ target }: KeyboardEvent): boolean {
  const fields = 'textarea, select, [contenteditable], input:not([type=checkbox])';
  return target instanceof HTMLElement && target.closest(fields) !== null;
}
