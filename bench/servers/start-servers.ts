import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findOrInstall } from '../../scripts/install/find-or-install.ts';
import { findProgram } from '../support/find-program.ts';
import { benchDir } from '../support/install-tools.ts';
import { memoryOf } from '../support/memory.ts';
import { writeCaddyfile, writeNginxConfig } from './proxy-configs.ts';

export type RunningServer = {
  name: string;
  url: string;
  memory: () => Promise<number>;
  stop: () => Promise<void>;
};

type Command = { name: string; port: number; command: string; args: string[]; env?: NodeJS.ProcessEnv };

const here = path.resolve('bench/servers');
const ourPort = 4401;

export const ourName = 'Harborlight';
export const peerNames = ['sirv', 'express', 'serve'];
export const caddyName = 'Harborlight behind Caddy';

/** Starts our server, other servers in Node on the same folder, and proxies in front of ours. Skips Caddy if it is not installed. */
export async function startServers(dir: string, folder: string): Promise<RunningServer[]> {
  // The proxies need our server open, so it starts first.
  const ours = await start(ourCommand(dir, folder));
  const others = [...peerCommands(dir), ...(await proxyCommands(folder))];
  const started = await Promise.allSettled(others.map(start));
  const running = [ours, ...started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))];
  const failed = started.find((each) => each.status === 'rejected');
  if (!failed) return running;
  await Promise.all(running.map((server) => server.stop()));
  throw failed.reason;
}

/** TRUST_PROXY lifts the limit of connections per address, because wrk connects from one. */
function ourCommand(dir: string, folder: string): Command {
  return {
    name: ourName,
    port: ourPort,
    command: process.execPath,
    args: ['server/main.ts'],
    env: { SITE_DIR: dir, DATA_DIR: path.join(folder, 'data'), PORT: String(ourPort), TRUST_PROXY: '1' },
  };
}

function peerCommands(dir: string): Command[] {
  const serve = path.join(benchDir, 'node_modules/serve/build/main.js');
  const withNode = (name: string, port: number, ...args: string[]) => ({
    name,
    port,
    command: process.execPath,
    args,
  });
  return [
    withNode('sirv', 4403, path.join(here, 'sirv.mjs'), dir, '4403'),
    withNode('express', 4404, path.join(here, 'express.mjs'), dir, '4404'),
    withNode('serve', 4405, serve, '-l', 'tcp://127.0.0.1:4405', '--no-clipboard', '-L', dir),
  ];
}

async function proxyCommands(folder: string): Promise<Command[]> {
  const ports = { upstream: ourPort, nginx: 4402, caddy: 4406 };
  const nginx = {
    name: 'Harborlight behind nginx',
    port: ports.nginx,
    command: await findOrInstall({
      find: () => findProgram('nginx'),
      packages: ['nginx'],
      purpose: 'the server bench',
    }),
    args: ['-c', await writeNginxConfig(folder, ports.nginx, ports.upstream)],
  };
  const caddy = findProgram('caddy');
  if (!caddy) return [nginx];
  const args = ['run', '--adapter', 'caddyfile', '--config'];
  const file = await writeCaddyfile(folder, ports.caddy, ports.upstream);
  return [nginx, { name: caddyName, port: ports.caddy, command: caddy, args: [...args, file] }];
}

async function start({ name, port, command, args, env = {} }: Command): Promise<RunningServer> {
  const child = spawn(command, args, {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilOpen(url, child, name);
  return {
    name,
    url,
    memory: () => residentOf(child.pid ?? 0),
    stop: async () => {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}

async function untilOpen(url: string, child: ChildProcess, name: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null)
      throw new Error(`${name} exited with code ${child.exitCode} before it was open.`);
    if (
      await fetch(`${url}/page.html`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} did not open.`);
}

/** Megabytes of the process and its children. */
async function residentOf(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .trim()
    .split(' ')
    .filter(Boolean);
  const sizes = await Promise.all([pid, ...children].map((id) => memoryOf(id, 'VmRSS')));
  return sizes.reduce((sum, size) => sum + size, 0);
}
