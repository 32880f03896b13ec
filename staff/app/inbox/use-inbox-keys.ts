import { useEffect, useEffectEvent } from 'react';

const acts = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  Enter: 'open',
  x: 'select',
  e: 'done',
  a: 'assign',
  z: 'undo',
  '/': 'search',
  '?': 'help',
} as const;
export type InboxAct = (typeof acts)[keyof typeof acts];

/** Single keys, unless the person is typing, a dialog is open, or the key belongs to the focused control. */
export function useInboxKeys(perform: (act: InboxAct) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { target } = event;
    const isElement = target instanceof HTMLElement;
    if (document.querySelector('dialog[open]')) return;
    if (isElement && target.closest('textarea, select, [contenteditable], input:not([type=checkbox])'))
      return;
    // Enter presses the focused link or button. Arrows scroll, unless a row has the focus.
    const isControl = isElement && target.closest('a, button, input, summary') !== null;
    if (event.key === 'Enter' && isControl) return;
    if (event.key.startsWith('Arrow') && !(isElement && target.closest('tbody'))) return;
    const act = Object.hasOwn(acts, event.key) ? acts[event.key as keyof typeof acts] : undefined;
    if (!act) return;
    event.preventDefault();
    perform(act);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
