import type { PrivateKey } from 'openpgp';
import { useSyncExternalStore } from 'react';

/** Unlocked keys by the id that the database knows them by. In the memory of this tab only. */
let keys: ReadonlyMap<string, PrivateKey> = new Map();
const listeners = new Set<() => void>();

function change(next: ReadonlyMap<string, PrivateKey>): void {
  keys = next;
  for (const listener of listeners) listener();
}

export function rememberKey(keyId: string, key: PrivateKey): void {
  change(new Map([...keys, [keyId, key]]));
}

export function forgetKey(keyId: string): void {
  change(new Map([...keys].filter(([id]) => id !== keyId)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLoadedKey(keyId: string): PrivateKey | undefined {
  return useSyncExternalStore(subscribe, () => keys.get(keyId));
}
