import type { PrivateKey } from 'openpgp';
import { createStore, useStore } from '../../ui/create-store.ts';

/** Unlocked keys by the id that the database knows them by. In the memory of this tab only. */
const keys = createStore<ReadonlyMap<string, PrivateKey>>(new Map());

export function rememberKey(keyId: string, key: PrivateKey): void {
  keys.set(new Map([...keys.read(), [keyId, key]]));
}

export function forgetKey(keyId: string): void {
  keys.set(new Map([...keys.read()].filter(([id]) => id !== keyId)));
}

export function useLoadedKey(keyId: string): PrivateKey | undefined {
  return useStore(keys).get(keyId);
}
