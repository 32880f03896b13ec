import { existsSync, globSync } from 'node:fs';
import { findOrInstall } from './find-or-install.ts';

const purpose = 'the journeys in Firefox and WebKit';
const firefoxes = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const webKitDriver = '/usr/bin/WebKitWebDriver';
const xvfb = '/usr/bin/Xvfb';

export function findFirefox(): string | undefined {
  return firefoxes.find((path) => path && existsSync(path));
}

/** WebKit's driver, and the browser that it starts. That lies in the library's folder of the system's architecture. */
export function findWebKit(): { driver: string; browser: string } | undefined {
  const [browser] = globSync('/usr/lib/*/{webkit2gtk-4.1,webkitgtk-6.0}/MiniBrowser');
  return browser && existsSync(webKitDriver) ? { driver: webKitDriver, browser } : undefined;
}

/** WebKit needs a display. */
export function findXvfb(): string | undefined {
  return existsSync(xvfb) ? xvfb : undefined;
}

/** Installs Firefox, WebKit and its display where they are missing. */
export async function ensureEngines(): Promise<void> {
  await findOrInstall({
    find: findFirefox,
    packages: ['firefox-esr'],
    purpose,
    alternative: 'set FIREFOX_PATH to a Firefox',
  });
  await findOrInstall({ find: findWebKit, packages: ['webkit2gtk-driver'], purpose });
  await findOrInstall({ find: findXvfb, packages: ['xvfb'], purpose });
}
