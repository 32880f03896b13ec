import { beforeEach, vi } from 'vitest';

/** Gives each test of a file an empty session storage, and returns what it holds. */
export function stubSessionStorage(): () => Map<string, string> {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });
  return () => stored;
}
