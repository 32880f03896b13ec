import type { Plugin, UserConfig } from 'vite';
import { bundleScript } from './bundle-script.ts';

const suffix = '?inline-script';

/** `import code from './file.ts?inline-script'` returns the file as one bundled script for use in a page. */
export function inlineScripts(define: UserConfig['define']): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const file = id.slice(0, -suffix.length);
        this.addWatchFile(file);
        const code = await bundleScript(file, define);
        // No string in the script may end the script element.
        return `export default ${JSON.stringify(code.replaceAll('</', '<\\/'))}`;
      },
    },
  };
}
