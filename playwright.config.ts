import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/install/find-chromium.ts';
import { port } from './tests/support/e2e-server.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'journeys' },
    // What needs more looks or more time: `npm run test:more`.
    { name: 'long', testMatch: '*.long.ts' },
  ],
  globalSetup: './tests/support/e2e-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: availableParallelism(),
  // Patience for a busy machine; a test that passes waits for none of it.
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { intervals: [50, 100, 250] } },
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./tests/support/times/playwright-reporter.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    // Only offline-help.spec.ts lets the service worker in: behind it, a test could not answer a request in the server's place.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // In the C locale Chromium cannot read a file whose name is not ASCII.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    // No traces: to record a page they fetch its blobs, and the policy of our pages rightly refuses that.
    screenshot: 'only-on-failure',
  },
});
