import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  // Otherwise the server would start in the folder of this file.
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: process.cwd() })),
});
