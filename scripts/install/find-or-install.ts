import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

type Tool<Found> = {
  find: () => Found | undefined;
  /** Debian packages to try, best first. */
  packages: string[];
  /** What needs the tool, for the message: "the browser tests". */
  purpose: string;
  /** What else would help: "set CHROMIUM_PATH". */
  alternative?: string;
};

let isUpToDate = false;

/** Finds a tool of the system. Installs its package if it is missing and this user may. */
export async function findOrInstall<Found>(tool: Tool<Found>): Promise<Found> {
  const { find, packages, purpose, alternative } = tool;
  let found = find();
  for (const name of packages) {
    if (found) break;
    await installWithApt(name, purpose);
    found = find();
  }
  if (found) return found;
  const advice = alternative ? `Install it, or ${alternative}.` : 'Install it.';
  throw new Error(`The package "${packages.at(-1)}" is missing, for ${purpose}. ${advice}`);
}

async function installWithApt(name: string, purpose: string): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} from the system packages (needed once, for ${purpose}) …`);
  isUpToDate ||= await runApt('update');
  if (isUpToDate) await runApt('install', '--no-install-recommends', name);
}

async function runApt(...args: string[]): Promise<boolean> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...rest] = [...asRoot, 'apt-get', '-qq', '-y', ...args];
  const child = spawn(command, rest, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const [code] = await once(child, 'exit').catch(() => [1]);
  return code === 0;
}
