import { existsSync } from 'node:fs';
import { findOrInstall } from './find-or-install.ts';

/** Needs half the time of the whole browser. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function findChromium(): string | undefined {
  return findBest() ?? wholeBrowsers.find((path) => existsSync(path));
}

function findBest(): string | undefined {
  return [process.env.CHROMIUM_PATH, headlessShell].find((path) => path && existsSync(path));
}

/** Installs the headless shell if that is possible, also where a whole browser would do. */
export function ensureChromium(): Promise<string> {
  const purpose = 'the browser tests';
  return findOrInstall({ find: findBest, packages: ['chromium-headless-shell'], purpose }).catch(() =>
    findOrInstall({
      find: findChromium,
      packages: ['chromium'],
      purpose,
      alternative: 'set CHROMIUM_PATH to a Chromium',
    }),
  );
}
