import { existsSync } from 'node:fs';
import { installWithApt } from './install-with-apt.ts';

const places = [
  process.env.CHROMIUM_PATH,
  // The shell without windows does the same in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function findChromium(): string | undefined {
  return places.find((place) => place && existsSync(place));
}

/** Finds a Chromium, or installs Debian's where this user may: the shell where there is one, else the whole browser. */
export async function ensureChromium(): Promise<string> {
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!findChromium()) await installWithApt(name, 'the browser tests');
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The tests need a Chromium: install the package "chromium", or set CHROMIUM_PATH to one you have.',
  );
}
