import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin } from 'postcss';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';
import { recordBundledFiles } from './scripts/build/bundled-files.ts';
import { inlineScripts } from './scripts/build/inline-scripts.ts';
import { siteLanguage } from './scripts/build/site-language.ts';
import { typesetLongTexts } from './scripts/build/typeset-long-texts.ts';
import { assetFileNames, define, oldestBrowsers, resolve } from './vite.shared.ts';

/** Tailwind's fallback for browsers without `@property`, which are older than ours. */
const dropPropertyFallback: Plugin = {
  postcssPlugin: 'drop-property-fallback',
  AtRule: { layer: (rule) => void (rule.params === 'properties' && rule.remove()) },
};

/** The pages. What runs in them in the browser is built before, by vite.islands.config.ts. */
export default defineConfig(({ command }) => {
  const inDevelopment = command === 'serve';
  const scriptDefine = { ...define, 'import.meta.env.DEV': JSON.stringify(inDevelopment) };
  return {
    ...resolve,
    plugins: [
      mdx({ remarkPlugins: [remarkGfm, typesetLongTexts] }),
      tailwindcss(),
      inlineScripts(scriptDefine),
      reactRouter(),
      recordBundledFiles(),
    ],
    define: {
      ...define,
      // A running server renders pages of each language in one process.
      'process.env.SITE_LANGUAGE': JSON.stringify(siteLanguage),
      __ISLANDS__: JSON.stringify(process.env.ISLANDS_ENTRY ?? '/app/runtime/islands/main.ts'),
    },
    // In development the backend is an `npm start` beside it.
    server: { proxy: { '/rest/v1': 'http://localhost:3000', '/storage/v1': 'http://localhost:3000' } },
    css: { postcss: { plugins: [dropPropertyFallback] } },
    build: {
      assetsInlineLimit: 0,
      cssTarget: oldestBrowsers,
      rolldownOptions: { output: { assetFileNames } },
    },
  };
});
