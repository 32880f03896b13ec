import { readBackendSettings } from './app/lib/backend-settings.ts';

// What the site's two Vite builds share: the pages (vite.config.ts) and the islands (vite.islands.config.ts).

/** Named by us, not by a prefix: no other variable of the builder's environment can reach a script. */
export const define = { __BACKEND__: JSON.stringify(readBackendSettings(process.env)) };

/** Outside of build/, which the router empties. */
export const islandsDir = 'node_modules/.cache/islands';

/** Pages name fifty files and more, and a hash cannot be compressed. */
export const assetFileNames = 'assets/[name]-[hash:5][extname]';
