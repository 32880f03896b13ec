import { existsSync } from 'node:fs';
import { findOrInstall } from './find-or-install.ts';

const paths = [
  process.env.CHROMIUM_PATH,
  // The headless shell needs half the time of the whole browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function findChromium(): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

export function ensureChromium(): Promise<string> {
  return findOrInstall({
    find: findChromium,
    packages: ['chromium-headless-shell', 'chromium'],
    purpose: 'the browser tests',
    alternative: 'set CHROMIUM_PATH to a Chromium',
  });
}
