import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';
import { readBackendSettings } from './app/lib/backend-settings.ts';

export default defineConfig({
  plugins: [mdx({ remarkPlugins: [remarkGfm] }), tailwindcss(), reactRouter()],
  // Two values and no prefix: a secret in the builder's environment can never slip into a script.
  define: { __BACKEND__: JSON.stringify(readBackendSettings(process.env)) },
  // In development the backend is an `npm start` beside it.
  server: { proxy: { '/rest/v1': 'http://localhost:3000', '/storage/v1': 'http://localhost:3000' } },
  build: {
    assetsInlineLimit: 0,
    cssTarget: ['chrome125', 'safari17.5', 'firefox128'],
  },
});
