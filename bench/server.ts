import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { buildSite, isBuildCurrent } from '../scripts/build/build-site.ts';
import { writePolicies } from '../scripts/build/write-policies.ts';
import { makeTempFolder } from '../tests/support/temp-folder.ts';
import { caddyName, ourName, peerNames, type RunningServer, startServers } from './servers/start-servers.ts';
import { format, medianOf } from './support/figures.ts';
import { type Load, measureLoad } from './support/measure-load.ts';
import type { BenchResult, RunBench, Table } from './support/result.ts';

const files = ['page.html', 'picture.avif'];
const levels = [1, 32, 128];

/** Loads by file, connections and server: one entry per round. */
type Loads = Map<string, Load[]>;
const keyOf = (file: string, level: number, name: string) => [file, level, name].join(' ');

/** Compares our server with other static servers in Node, and with itself behind proxies, on the same files. */
export const run: RunBench = async ({ rounds = '3', seconds = '1' }) => {
  if (!isBuildCurrent()) await buildSite();
  const folder = await makeTempFolder('bench-server');
  // nginx runs as another user.
  await chmod(folder.dir, 0o755);
  const dir = path.join(folder.dir, 'site');
  let servers: RunningServer[] = [];
  try {
    await copyFiles(dir);
    servers = await startServers(dir, folder.dir);
    const encodings = await Promise.all(servers.map(({ url }) => readEncoding(url)));
    const loads: Loads = new Map();
    // The first round is a warm-up.
    for (let round = 0; round <= Number(rounds); round += 1)
      for (const file of files)
        for (const level of levels)
          for (const { name, url } of servers) {
            const load = await measureLoad(`${url}/${file}`, level, Number(seconds));
            const key = keyOf(file, level, name);
            if (round > 0) loads.set(key, [...(loads.get(key) ?? []), load]);
          }
    const memory = await Promise.all(servers.map((server) => server.memory()));
    return summarize(servers, loads, encodings, memory);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await folder.remove();
  }
};

/** One page with its compressed variants and one picture, under names that no server redirects. */
async function copyFiles(dir: string): Promise<void> {
  const built = 'build/client';
  await mkdir(dir);
  for (const extension of ['', '.br', '.gz'])
    await copyFile(path.join(built, `about/index.html${extension}`), path.join(dir, `page.html${extension}`));
  const pictures = await readdir(path.join(built, 'assets'));
  const picture = pictures.find((name) => /^emergency-800-.*\.avif$/.test(name)) ?? '';
  await copyFile(path.join(built, 'assets', picture), path.join(dir, 'picture.avif'));
  // Our server serves only a folder that looks like a built site.
  for (const name of ['index.html', '404.html']) await copyFile(path.join(built, name), path.join(dir, name));
  await copyFile('bench/servers/serve.json', path.join(dir, 'serve.json'));
  await writePolicies(dir);
}

async function readEncoding(url: string): Promise<string> {
  const response = await fetch(`${url}/page.html`, { headers: { 'accept-encoding': 'br, gzip' } });
  return response.headers.get('content-encoding') ?? 'none';
}

function summarize(
  servers: RunningServer[],
  loads: Loads,
  encodings: string[],
  memory: number[],
): BenchResult {
  const median = (file: string, level: number, name: string, of: keyof Load) =>
    medianOf((loads.get(keyOf(file, level, name)) ?? []).map((load) => load[of]));
  const missed = files.flatMap((file) =>
    levels.flatMap((level) =>
      peerNames.flatMap((name) => {
        const share = median(file, level, ourName, 'perSecond') / median(file, level, name, 'perSecond');
        return share < 1 ? [`${file} on ${level} connections: ${format(share)} of ${name}.`] : [];
      }),
    ),
  );
  const withoutCaddy = servers.every(({ name }) => name !== caddyName);
  const rowsOf = (columns: string[], cellsOf: (name: string, at: number) => string[]) => [
    ...servers.map(({ name }, at) => [name, ...cellsOf(name, at)]),
    ...(withoutCaddy ? [[caddyName, 'Caddy is not installed', ...columns.slice(2).map(() => '')]] : []),
  ];
  const tables = files.map((file): Table => {
    const columns = ['Server', ...levels.map((level) => `${level} connections`)];
    const cellOf = (level: number, name: string) => {
      const [perSecond, p50, p99] = (['perSecond', 'p50', 'p99'] as const).map((of) =>
        format(median(file, level, name, of)),
      );
      return `${perSecond} (${p50}, ${p99})`;
    };
    const rows = rowsOf(columns, (name) => levels.map((level) => cellOf(level, name)));
    return { title: `${file}, requests per second (p50, p99 in ms)`, columns, rows };
  });
  const columns = ['Server', 'Page', 'Picture', 'Encoding', 'Memory (MB)'];
  const summary: Table = {
    title: 'Requests per second on 32 connections, and memory',
    columns,
    rows: rowsOf(columns, (name, at) => [
      ...files.map((file) => format(median(file, 32, name, 'perSecond'))),
      encodings[at] ?? '',
      format(memory[at] ?? 0),
    ]),
    note: 'One process each (nginx: one worker), measured in turns, median of the rounds. Our server sends its security headers and runs the database in the same process. A proxy shares the cores with our server; its memory is listed without ours.',
  };
  return { tables: [summary, ...tables], missed };
}
