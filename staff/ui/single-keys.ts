import { createStore } from './create-store.ts';

/** Whether keys without a modifier act. Each person decides, for this browser. */
export const singleKeys = createStore<'on' | 'off'>('on');

const nameFor = (personId: string) => `staff.single-keys.${personId}`;

export function loadSingleKeys(personId: string): void {
  singleKeys.set(localStorage.getItem(nameFor(personId)) === 'off' ? 'off' : 'on');
}

export function saveSingleKeys(personId: string, value: 'on' | 'off'): void {
  if (value === 'off') localStorage.setItem(nameFor(personId), value);
  else localStorage.removeItem(nameFor(personId));
  singleKeys.set(value);
}
