import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { ensurePostgres } from '../../scripts/install/find-postgres.ts';
import { endWithProcess } from './end-with-process.ts';
import { freePort } from './free-port.ts';
import { makeTempFolder } from './temp-folder.ts';

export type RunningPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** Starts a PostgreSQL in a temporary folder. Most tests use the one of the run instead: `createDatabase()` in databases.ts. */
export async function startPostgres() {
  const binaries = await ensurePostgres();
  const folder = await makeTempFolder('postgres');
  const user = unprivilegedUser();
  const dataDir = path.join(folder.dir, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  await chmod(folder.dir, 0o755);
  if (user) await chown(dataDir, user.uid, user.gid);
  const asUser = { ...user, cwd: dataDir };
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', dataDir, '-U', 'admin', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...asUser, stdio: 'ignore' },
  );
  let port = await freePort();
  let running: ChildProcess | undefined;
  let text = '';

  const start = async () => {
    const options = [
      '-D',
      dataDir,
      '-p',
      String(port),
      '-k',
      dataDir,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=100',
      '-c',
      'fsync=off',
      // Its shared memory is in the data folder too, and goes with it.
      '-c',
      'dynamic_shared_memory_type=mmap',
    ];
    const child = spawn(path.join(binaries, 'postgres'), options, {
      ...asUser,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running = child;
    // Ends it at once, and the processes of its connections with it.
    endWithProcess(child, () => void child.kill('SIGQUIT'));
    const from = text.length;
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        text += chunk;
        if (text.slice(from).includes('ready to accept connections')) resolve();
      });
      child.on('close', () => reject(new Error(`PostgreSQL did not start:\n${text.slice(from)}`)));
    });
  };
  const stop = async () => {
    if (!running || running.exitCode !== null) return;
    const closed = once(running, 'close');
    running.kill('SIGQUIT');
    await closed;
  };
  await start().catch(async (error) => {
    if (!text.includes('could not bind')) throw error;
    // Another process has taken the port meanwhile.
    port = await freePort();
    await start();
  });
  const urlOf = (role: string, database: string) => `postgres://${role}@127.0.0.1:${port}/${database}`;
  await runSql(urlOf('admin', 'postgres'), 'create role owner login createrole');
  return {
    adminUrl: urlOf('admin', 'postgres'),
    /** Creates a database whose owner is not a superuser, and returns its URL. */
    createDatabase: async (name: string) => {
      await runSql(urlOf('admin', 'postgres'), `create database ${name} owner owner`);
      return urlOf('owner', name);
    },
    dataDir,
    output: () => text,
    start,
    /** At once, without a checkpoint. `start` starts it again on the same port. */
    stop,
    remove: async () => {
      await stop();
      await folder.remove();
    },
  };
}

export async function runSql(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
