import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installWithApt } from '../../scripts/install/install-with-apt.ts';
import { findProgram } from './find-program.ts';

const run = promisify(execFile);

export type Load = { perSecond: number; p50: number; p99: number };

/** Asks for one address over and over, on this many connections. Throws if any answer was not a success. */
export async function measureLoad(url: string, connections: number, seconds: number): Promise<Load> {
  const wrk = await ensureWrk();
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
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not always answer:\n${stdout}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: readMilliseconds(/^\s+50%\s+(\S+)/m.exec(stdout)?.[1]),
    p99: readMilliseconds(/^\s+99%\s+(\S+)/m.exec(stdout)?.[1]),
  };
}

async function ensureWrk(): Promise<string> {
  const found =
    findProgram('wrk') ??
    ((await installWithApt('wrk', 'the bench of the server')) ? findProgram('wrk') : '');
  if (found) return found;
  throw new Error('This bench needs wrk: install the package "wrk".');
}

function readMilliseconds(text = ''): number {
  const [, number, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? Number.NaN);
}
