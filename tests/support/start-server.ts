import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { embeddedAnonKey } from '#office/backend-settings.ts';
import { memoryEnv, memoryFlags } from '../../scripts/memory-settings.mjs';
import { writePolicies } from '../../server/website/finish/write-policies.ts';
import { endWithProcess } from './end-with-process.ts';
import { waitForText } from './wait-for-text.ts';

export type RunningServer = {
  url: string;
  anonKey: string;
  staffKey: string;
  dataDir: string;
  pid: number;
  /** The server's output so far. */
  output: () => string;
  /** Stops the server and resolves to its exit code, or null if a signal killed it. SIGKILL is quick cleanup. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export type ServerOptions = {
  dataDir: string;
  databaseUrl?: string;
  env?: NodeJS.ProcessEnv;
  /** The staff's app for a hosted project has a server of its own. */
  script?:
    | 'server/main.ts'
    | 'cli/main.ts staff'
    | 'tests/support/quick-mail-server.ts'
    | 'tests/support/quick-website-server.ts';
  /** Called as soon as there is a process to stop, also if it never opens. */
  onSpawn?: (stop: RunningServer['stop']) => void;
};

/** What a test's server differs in from one in production, unless the test is about it. */
export const defaultTestEnv = {
  PORT: '0',
  // All tests share one address; limits.reliability.ts tests the limits.
  RATE_LIMIT: 'off',
  // Tests insert expired records and purge them themselves.
  UPKEEP: 'off',
};

/** Starts the server as a process of its own on a free port, with a site of one page. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { child, opened, output, stop } = await spawnServer(options);
  const [, url = ''] = await opened;
  const staffKey = (await readFile(path.join(options.dataDir, 'keys', 'staff-secret'), 'utf8')).trim();
  return {
    url: url.replace('localhost', '127.0.0.1'),
    anonKey: embeddedAnonKey,
    staffKey,
    dataDir: options.dataDir,
    pid: child.pid ?? 0,
    output,
    stop,
  };
}

/** Starts a server that is expected to exit, and resolves when it has. */
export async function startAndFail(options: ServerOptions): Promise<{ code: number | null; output: string }> {
  const { child, output } = await spawnServer(options);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}

async function spawnServer({
  dataDir,
  databaseUrl = '',
  env,
  script = 'server/main.ts',
  onSpawn,
}: ServerOptions) {
  const { siteDir, staffDir } = await ensureSite(dataDir);
  const child = spawn(process.execPath, [...memoryFlags, ...script.split(' ')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...memoryEnv,
      ...defaultTestEnv,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SITE_DIR: siteDir,
      STAFF_DIR: staffDir,
      ...env,
    },
  });
  endWithProcess(child);
  const stop: RunningServer['stop'] = (signal = 'SIGTERM') => end(child, signal);
  onSpawn?.(stop);
  const { found: opened, text } = waitForText(child, /open at (http:\/\/[^\s/"]+)/, 'The server');
  opened.catch(() => {});
  return { child, opened, output: text, stop };
}

/** A tiny site and app of the staff. Outside the data folder, because tests search that for leaked text. */
export async function ensureSite(dataDir: string) {
  const siteDir = `${dataDir}-site`;
  await mkdir(siteDir, { recursive: true });
  await writeFile(path.join(siteDir, 'index.html'), '<h1>Home</h1>');
  await writeFile(path.join(siteDir, '404.html'), '<h1>Not found</h1>');
  await writePolicies(siteDir);
  const staffDir = `${dataDir}-staff`;
  for (const part of ['sign-in', 'app', 'preview']) {
    await mkdir(path.join(staffDir, part, 'assets'), { recursive: true });
    const page = part === 'preview' ? 'preview.html' : 'index.html';
    await writeFile(path.join(staffDir, part, page), `<h1>${part}</h1>`);
    await writeFile(path.join(staffDir, part, 'assets', 'script.js'), '');
  }
  await writePolicies(path.join(staffDir, 'preview'));
  return { siteDir, staffDir };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
  return child.exitCode;
}
