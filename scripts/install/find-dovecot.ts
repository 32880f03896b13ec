import { existsSync } from 'node:fs';
import { findOrInstall } from './find-or-install.ts';

const paths = [process.env.DOVECOT_BIN, '/usr/sbin/dovecot', '/opt/homebrew/sbin/dovecot'];

/** Resolves to the program `dovecot`. */
export function ensureDovecot(): Promise<string> {
  return findOrInstall({
    find: () => paths.find((path) => path && existsSync(path)),
    packages: ['dovecot-imapd'],
    purpose: 'the tests of replies that come back',
    alternative: 'set DOVECOT_BIN to the program dovecot',
  });
}
