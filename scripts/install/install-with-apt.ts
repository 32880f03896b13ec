import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

let isUpToDate = false;

/** Installs a Debian package where this user may; says what for. */
export async function installWithApt(name: string, reason: string): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log(`Installing ${name} from the system packages (needed once, for ${reason}) …`);
  const apt = async (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', '-qq', '-y', ...args];
    const child = spawn(command, rest, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const [code] = await once(child, 'exit').catch(() => [1]);
    return code === 0;
  };
  isUpToDate ||= await apt('update');
  return isUpToDate && (await apt('install', '--no-install-recommends', name));
}
