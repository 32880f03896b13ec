import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,server,scripts,inbox,bench}/**/*.test.{ts,tsx}'],
    // Property tests need patience on a busy machine.
    testTimeout: 30_000,
  },
});
