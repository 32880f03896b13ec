import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a Debian package where this user may; says what for. */
export function installWithApt(name: string, reason: string): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log(`Installing ${name} from the system packages (needed once, for ${reason}) …`);
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', '-qq', '-y', ...args];
    return (
      spawnSync(command, rest, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    );
  };
  return apt('update') && apt('install', '--no-install-recommends', name);
}
