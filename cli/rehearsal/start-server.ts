import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createBackend } from '../backend.ts';
import { Problem } from '../problem.ts';

/** Starts this version of the server on an empty database, for this machine only. */
export async function startRehearsalServer(env: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(path.join(tmpdir(), 'rehearsal-'));
  const dataDir = path.join(folder, 'data');
  const server = spawnServer(serverEnv(env, dataDir));
  const clear = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // Also after an error or a signal.
  process.once('exit', clear);
  /** Ends the server and removes everything that it stored, with its folder. */
  const remove = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const closed = once(server, 'close');
      server.kill('SIGKILL');
      await closed;
    }
    clear();
    process.off('exit', clear);
  };
  const url = await readAddress(server).catch(async (error: Error) => {
    await remove();
    throw error;
  });
  const key = (await readFile(path.join(dataDir, 'keys', 'staff-secret'), 'utf8')).trim();
  return { backend: createBackend(url, key), folder, remove };
}

function spawnServer(env: NodeJS.ProcessEnv) {
  const script = path.resolve(import.meta.dirname, '../../server/main.ts');
  return spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'], env });
}

/** No setting of the real server: it must not use its database, write mail about old records, or delete any. */
function serverEnv(env: NodeJS.ProcessEnv, dataDir: string): NodeJS.ProcessEnv {
  const { PATH, SITE_DIR, STAFF_DIR, NODE_COMPILE_CACHE } = env;
  return {
    PATH,
    SITE_DIR,
    STAFF_DIR,
    NODE_COMPILE_CACHE,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMIT: 'off',
    UPKEEP: 'off',
    LOG_FORMAT: 'json',
  };
}

async function readAddress(server: ReturnType<typeof spawnServer>): Promise<string> {
  let problem = '';
  server.stderr.on('data', (chunk: Buffer) => {
    problem += chunk;
  });
  // The reader goes on afterwards: a full pipe would stop the server.
  const lines = createInterface({ input: server.stdout });
  const url = await new Promise<string | undefined>((resolve) => {
    lines.on('line', (line) => {
      const found = /is open at (http:\/\/localhost:\d+)/.exec(line)?.[1];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    server.once('close', () => resolve(undefined));
  });
  if (url) return url;
  throw new Problem(`The server for the rehearsal did not start. ${problem.trim()}`);
}
