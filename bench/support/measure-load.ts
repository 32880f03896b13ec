import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findOrInstall } from '../../scripts/install/find-or-install.ts';
import type { Load } from './load.ts';

const run = promisify(execFile);

/** Requests one URL repeatedly with wrk. Throws if any response was not a success. */
export async function measureLoad(url: string, connections: number, seconds: number): Promise<Load> {
  const wrk = await findOrInstall({
    find: () => findProgram('wrk'),
    packages: ['wrk'],
    purpose: 'the server bench',
  });
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br, gzip',
    url,
  ];
  const { stdout } = await run(wrk, args);
  if (/Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${url} did not always respond with success:\n${stdout}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: readMilliseconds(/^\s+50%\s+(\S+)/m.exec(stdout)?.[1]),
    p99: readMilliseconds(/^\s+99%\s+(\S+)/m.exec(stdout)?.[1]),
  };
}

function readMilliseconds(text = ''): number {
  const [, number, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? Number.NaN);
}

/** Also looks into folders that only root has in the PATH. */
function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
