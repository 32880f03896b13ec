import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,server,scripts,inbox}/**/*.test.{ts,tsx}'],
    // No test leaves anything behind in its process, and a new one for each file would be two thirds of the time.
    isolate: false,
    // Property tests need patience on a busy machine.
    testTimeout: 30_000,
  },
});
