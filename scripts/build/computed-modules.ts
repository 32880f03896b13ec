import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Runs a module named `*.computed.ts` at build time and ships only the values that it exports. They must be plain data. */
export function computedModules(): Plugin {
  return {
    name: 'computed-modules',
    enforce: 'pre',
    load: {
      filter: { id: /\.computed\.ts$/ },
      async handler(id) {
        const values: Record<string, unknown> = await import(pathToFileURL(id).href);
        return Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
