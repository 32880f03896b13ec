import { defineConfig } from 'vite';
import { recordBundledFiles } from './scripts/build/bundled-files.ts';
import { assetFileNames, define, islandsDir, oldestBrowsers, resolve } from './vite.shared.ts';

/** Libraries change less often than our own code: files of their own stay in the visitor's cache. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'form-libraries', test: /node_modules\/(react-hook-form|zod)\// },
  { name: 'base-ui', test: /node_modules\/@base-ui\// },
];

/** What runs in the browser: the islands, apart from the pages that hold them. */
export default defineConfig({
  ...resolve,
  plugins: [recordBundledFiles()],
  define,
  publicDir: false,
  build: {
    outDir: islandsDir,
    target: oldestBrowsers,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'app/runtime/islands/main.ts',
      preserveEntrySignatures: 'strict',
      output: { assetFileNames, codeSplitting: { groups } },
    },
  },
});
