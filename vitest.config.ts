import mdx from '@mdx-js/rollup';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [mdx()],
  test: {
    // No test leaves anything behind in its process, and a new one for each file would be two thirds of the time.
    isolate: false,
    include: ['{app,server,staff,scripts,documents,cli,preflight,demo,bench}/**/*.test.{ts,tsx}'],
    // Property tests need patience on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
