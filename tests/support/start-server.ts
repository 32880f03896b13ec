import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writePolicies } from '../../scripts/build/write-policies.ts';
import { makeTempFolder } from './temp-folder.ts';

export type RunningServer = {
  url: string;
  anonKey: string;
  staffKey: string;
  dataDir: string;
  pid: number;
  /** All that the server has printed so far. */
  output: () => string;
  /**
   * Ends the server and resolves to its exit code; null where a signal ended it. SIGKILL is the quick way where nobody looks at
   * what it leaves behind.
   */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

type Options = { dataDir: string; databaseUrl?: string; env?: NodeJS.ProcessEnv };

/** Runs the server as its own process on a free port, with a site of one page. */
export async function startServer(options: Options): Promise<RunningServer> {
  const { child, output } = await spawnServer(options);
  const url = await addressOf(child, output);
  const staffKey = (await readFile(path.join(options.dataDir, 'keys', 'staff-secret'), 'utf8')).trim();
  return {
    url,
    anonKey: 'sb_publishable_harborlight',
    staffKey,
    dataDir: options.dataDir,
    pid: child.pid ?? 0,
    output,
    stop: (signal = 'SIGTERM') => end(child, signal),
  };
}

/** Runs a server that is expected not to start; resolves when it has ended. */
export async function startInVain(options: Options): Promise<{ code: number | null; output: string }> {
  const { child, output } = await spawnServer(options);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}

async function spawnServer({ dataDir, databaseUrl = '', env }: Options) {
  const { dir: siteDir } = await ensureSite(dataDir);
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SITE_DIR: siteDir,
      // All tests come from one address, in floods; limits.reliability.ts has the limits as they are.
      RATE_LIMIT: 'off',
      // Old records of a test must stay until the test itself removes them.
      UPKEEP: 'off',
      ...env,
    },
  });
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => text };
}

/** Beside the data, not in it: the data folder is searched for what must not be there. */
async function ensureSite(dataDir: string) {
  const dir = `${dataDir}-site`;
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'index.html'), '<h1>Home</h1>');
  await writeFile(path.join(dir, '404.html'), '<h1>Not found</h1>');
  await writePolicies(dir);
  return { dir };
}

function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /open at (http:\S+)/.exec(output())?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', look);
    child.on('close', (code) =>
      reject(new Error(`The server ended with ${code} before it was open:\n${output()}`)),
    );
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
  return child.exitCode;
}

/** A server on a fresh embedded database, and what takes it away again. */
export async function startFreshServer(name: string, options: Omit<Options, 'dataDir'> = {}) {
  const folder = await makeTempFolder(name);
  const server = await startServer({ dataDir: path.join(folder.dir, 'data'), ...options });
  const remove = async () => {
    await server.stop('SIGKILL');
    await folder.remove();
  };
  return { server, remove };
}
