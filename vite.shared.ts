import { readBackendSettings } from './app/lib/backend-settings.ts';

// What the Vite builds share: the pages (vite.config.ts), the islands (vite.islands.config.ts) and the staff's app
// (vite.staff.config.ts).

/** The oldest browsers that we support. biome.jsonc holds the stylesheets to them. */
export const oldestBrowsers = ['chrome125', 'edge125', 'firefox128', 'safari17.5', 'ios17.5'];

/** Named by us, not by a prefix: no other variable of the builder's environment can reach a script. */
export const define = { __BACKEND__: JSON.stringify(readBackendSettings(process.env)) };

/** Outside of build/, which the router empties. */
export const islandsDir = 'node_modules/.cache/islands';

/** Pages name fifty files and more, and a hash cannot be compressed. */
export const assetFileNames = 'assets/[name]-[hash:5][extname]';
