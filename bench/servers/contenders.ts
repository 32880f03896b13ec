import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installWithApt } from '../../scripts/support/install-with-apt.ts';
import { findProgram } from '../support/find-program.ts';
import { benchDir } from '../support/install-tools.ts';

export type Contender = {
  name: string;
  url: string;
  memory: () => Promise<number>;
  stop: () => Promise<void>;
};

const here = path.resolve('bench/servers');
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Ours and four others, one process (of nginx: one worker) each, all on the same folder. */
export async function startContenders(dir: string, folder: string): Promise<Contender[]> {
  const node = process.execPath;
  const bare = path.join(benchDir, 'node_modules/serve/build/main.js');
  // All of wrk's connections come from one address.
  const ours = { SITE_DIR: dir, DATA_DIR: path.join(folder, 'data'), RATE_LIMIT: '10' };
  const starts: Array<
    [name: string, port: number, command: string, args: string[], env?: NodeJS.ProcessEnv]
  > = [
    // As `npm start` has it.
    ['Harborlight', 4401, node, ['--max-semi-space-size=2', 'server/main.ts'], { ...ours, PORT: '4401' }],
    ['nginx', 4402, await ensureNginx(), ['-c', await writeNginxSettings(dir, folder, 4402)]],
    ['sirv', 4403, node, [path.join(here, 'sirv.mjs'), dir, '4403']],
    ['express', 4404, node, [path.join(here, 'express.mjs'), dir, '4404']],
    ['serve', 4405, node, [bare, '-l', 'tcp://127.0.0.1:4405', '--no-clipboard', '-L', dir]],
  ];
  const started = await Promise.allSettled(starts.map(([name, port, ...rest]) => start(name, port, ...rest)));
  const open = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failed = started.find((each) => each.status === 'rejected');
  if (!failed) return open;
  await Promise.all(open.map((contender) => contender.stop()));
  throw failed.reason;
}

async function start(
  name: string,
  port: number,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Contender> {
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
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode} before it was open.`);
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

/** Megabytes in memory, of the process and its children. */
async function residentOf(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .trim()
    .split(' ')
    .filter(Boolean);
  const sizes = await Promise.all(
    [pid, ...children].map(async (id) =>
      Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${id}/status`, 'utf8'))?.[1]),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

async function ensureNginx(): Promise<string> {
  for (const name of ['nginx', 'libnginx-mod-http-brotli-static']) {
    const found = name === 'nginx' ? findProgram('nginx') : existsSync(brotliModule);
    if (!found && !(await installWithApt(name, 'the bench of the server')))
      throw new Error(`This bench needs nginx with its brotli module: install the package "${name}".`);
  }
  return findProgram('nginx') ?? 'nginx';
}

async function writeNginxSettings(dir: string, folder: string, port: number): Promise<string> {
  const file = path.join(folder, 'nginx.conf');
  const settings = `load_module ${brotliModule};
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx-errors.log;
events { worker_connections 1024; }
http {
  types { text/html html; image/avif avif; }
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  server { listen 127.0.0.1:${port}; root ${dir}; brotli_static on; gzip_static on; }
}
`;
  await writeFile(file, settings);
  return file;
}
