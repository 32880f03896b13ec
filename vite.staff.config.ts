import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { recordBundledFiles } from './scripts/build/bundled-files.ts';
import { define, oldestBrowsers } from './vite.shared.ts';

/** The staff's app. `--mode` names the part (the sign-in page, or the app that is sent after it), `--outDir` its folder. */
export default defineConfig(({ mode }) => ({
  root: 'staff',
  base: `/staff/${mode}/`,
  plugins: [tailwindcss(), recordBundledFiles()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"', __ENGLISH_ONLY__: define.__ENGLISH_ONLY__ },
  build: {
    emptyOutDir: true,
    target: oldestBrowsers,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
