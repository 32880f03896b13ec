import { existsSync } from 'node:fs';
import { findOrInstall } from './find-or-install.ts';

const paths = [process.env.CLAMD_BIN, '/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'];

/** Resolves to the program `clamd`. */
export function ensureClamd(): Promise<string> {
  return findOrInstall({
    find: () => paths.find((path) => path && existsSync(path)),
    packages: ['clamav-daemon'],
    purpose: 'the tests of the virus scanner',
    alternative: 'set CLAMD_BIN to the program clamd',
  });
}
