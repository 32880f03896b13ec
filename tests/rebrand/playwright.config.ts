import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../support/e2e-setup.ts',
  outputDir: '../../test-results',
});
