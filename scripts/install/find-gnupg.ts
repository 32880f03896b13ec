import { spawnSync } from 'node:child_process';
import { findOrInstall } from './find-or-install.ts';

export async function ensureGnuPg(): Promise<void> {
  await findOrInstall({
    find: () => spawnSync('gpg', ['--version'], { stdio: 'ignore' }).status === 0,
    packages: ['gnupg'],
    purpose: 'the tests of encrypted numbers',
  });
}
