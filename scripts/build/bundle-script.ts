import { build, type UserConfig } from 'vite';
import { assetFileNames, oldestBrowsers, resolve } from '../../vite.shared.ts';
import { recordBundledFiles } from './bundled-files.ts';

/** Bundles a TypeScript file into one minified classic script. */
export async function bundleScript(entry: string, define: UserConfig['define'] = {}): Promise<string> {
  const result = await build({
    configFile: false,
    ...resolve,
    plugins: [recordBundledFiles()],
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: oldestBrowsers,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', assetFileNames } },
    },
  });
  const outputs = 'output' in result ? result.output : [];
  const chunk = outputs.find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${entry} could not be bundled.`);
  return chunk.code;
}
