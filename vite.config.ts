import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';
import { readBackendSettings } from './app/lib/backend-settings.ts';
import { leavePagesOut } from './scripts/support/leave-pages-out.ts';
import { typesetLongTexts } from './scripts/support/typeset-long-texts.ts';

/** Libraries change less often than pages do: each keeps its own file, and its place in a visitor's cache. */
const libraries = [
  // What loads other scripts must not bring any along.
  { name: 'load', test: /vite\/preload-helper/, priority: 3 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'react-hook-form', test: /node_modules\/react-hook-form\// },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'base-ui', test: /node_modules\/@base-ui\//, minShareCount: 2 },
  // What several islands share comes in two pieces, not in a dozen: what all need, and what only forms do.
  { name: 'shared', test: /\/app\/(ui\/(?!form\/)|content\/press-failed)/, minShareCount: 2, priority: 1 },
  { name: 'form', test: /\/app\/(ui\/form|lib)\//, minShareCount: 2 },
];

/** Pages name fifty files and more, and a hash cannot be compressed. */
const assetFileNames = 'assets/[name]-[hash:5][extname]';

export default defineConfig({
  plugins: [
    mdx({ remarkPlugins: [remarkGfm, typesetLongTexts] }),
    tailwindcss(),
    leavePagesOut(),
    reactRouter(),
  ],
  // Two values and no prefix: a secret in the builder's environment can never slip into a script.
  define: { __BACKEND__: JSON.stringify(readBackendSettings(process.env)) },
  // In development the backend is an `npm start` beside it.
  server: { proxy: { '/rest/v1': 'http://localhost:3000', '/storage/v1': 'http://localhost:3000' } },
  build: {
    assetsInlineLimit: 0,
    cssTarget: ['chrome125', 'safari17.5', 'firefox128'],
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: libraries }, assetFileNames } } },
    },
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
  },
});
