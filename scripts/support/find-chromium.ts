import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function findChromium(): string | undefined {
  return places.find((place) => place && existsSync(place));
}

/** Finds a Chromium, or installs Debian's where this user may. */
export function ensureChromium(): string {
  const found = findChromium() ?? (installWithApt() ? findChromium() : undefined);
  if (found) return found;
  throw new Error(
    'The tests need a Chromium: install the package "chromium", or set CHROMIUM_PATH to one you have.',
  );
}

function installWithApt(): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log('Installing Chromium from the system packages (needed once, for the browser tests) …');
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', '-qq', '-y', ...args];
    return (
      spawnSync(command, rest, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    );
  };
  return apt('update') && apt('install', '--no-install-recommends', 'chromium');
}
