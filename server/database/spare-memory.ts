import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from compiling PostgreSQL a second time with its optimizing compiler. That takes 1.3 GB for a moment (0.35 GB
 * without) and slows the first requests fivefold; what it wins afterwards is lost in the noise. Must come before the
 * database is loaded.
 */
export function spareMemory(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}
