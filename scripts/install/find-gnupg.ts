import { spawnSync } from 'node:child_process';
import { installWithApt } from './install-with-apt.ts';

/** Makes sure that GnuPG is there, from Debian's packages where this user may install them. */
export async function ensureGnuPg(): Promise<void> {
  const isThere = () => spawnSync('gpg', ['--version'], { stdio: 'ignore' }).status === 0;
  if (isThere() || ((await installWithApt('gnupg', 'the tests of sealed numbers')) && isThere())) return;
  throw new Error('The tests need GnuPG: install the package "gnupg".');
}
