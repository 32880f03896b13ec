import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  projects: [{ name: 'visit' }],
  globalSetup: '../support/e2e-setup.ts',
  outputDir: '../../test-results',
  // The path of the base's other reporter is not valid from here.
  reporter: 'line',
});
